import type { Seat } from '#sim/ids.ts';
import { BotControls } from '#app/frame/dock/BotDock.tsx';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { NO_BOTS } from '#play/session/botSeats.ts';
import { texts } from '#play/texts.ts';
import { faceIdOf, faceOf } from '#play/trexlands/faces/face.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useNames, useSession, useView } from '../useTable.ts';

/** While the match waits for bots alone: what the first of them does. */
export function BotsTurn({ seat }: { readonly seat: Seat }) {
  return (
    <DockPanel label={texts.bots.panel} seat={seat} className="bots-turn">
      <BotDoes seat={seat} />
    </DockPanel>
  );
}

/** Its doing in words, its pace, and a way to stop it. */
export function BotDoes({ seat }: { readonly seat: Seat }) {
  const names = useNames();
  const bots = useSession((session) => session.bots) ?? NO_BOTS;
  const aimed = useSession((session) => session.aimed);
  const name = names.seat(seat);
  const { phase } = useView();
  const market = phase.name === 'market' ? phase.market.map(({ card }) => faceOf(faceIdOf(card)).name) : [];
  const does = aimed === null ? null : gameTexts.botDoes(name, aimed, market);
  return <BotControls name={name} bots={bots} moving={aimed !== null} does={does} />;
}
