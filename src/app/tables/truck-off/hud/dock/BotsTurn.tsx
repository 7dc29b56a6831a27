import type { TruckOffMove } from '#bots/truck-off/moves.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { BotControls } from '#app/frame/dock/BotDock.tsx';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { NO_BOTS } from '#play/session/botSeats.ts';
import { texts } from '#play/texts.ts';
import { kindMeant } from '#play/truck-off/session/session.ts';
import { useMatch, useOwnerNames, useSession } from '../useTable.ts';
import { botDoes } from '#play/truck-off/texts/bots.ts';
import type { OwnerNames } from '#play/truck-off/say/names.ts';
import { CardFace } from './CardFace.tsx';

/** While the match waits for a computer: what it does, how fast, and a way to stop it. */
export function BotsTurn({ seat }: { readonly seat: number }) {
  const names = useOwnerNames();
  const { state } = useMatch();
  const bots = useSession((session) => session.bots) ?? NO_BOTS;
  const aimed = useSession((session) => session.aimed);
  const rolling = useSession((session) => session.stage === 'rolling');
  const kind = aimed?.do === 'play' || aimed?.do === 'discard' ? kindMeant(state, aimed.card) : null;
  const name = names.seat(seat);
  const does = aimed === null ? null : botDoes(name, aimed, kind, targetOf(aimed, names));
  return (
    <DockPanel label={texts.bots.panel} seat={seat} className="bots-turn">
      {kind !== null && (
        <p className="laid-card">
          <CardFace kind={kind} />
        </p>
      )}
      <BotControls name={name} bots={bots} moving={aimed !== null || rolling} does={does} />
    </DockPanel>
  );
}

/** The truck and the venue that a card is played at. */
function targetOf(move: TruckOffMove, names: OwnerNames): readonly string[] {
  if (move.do !== 'play') return [];
  const { truck, venue } = move.target;
  return [...(truck === null ? [] : [names.truck(truck)]), ...(venue === null ? [] : [venueName(venue)])];
}
