import { BotControls } from '#app/frame/dock/BotDock.tsx';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import { NO_BOTS } from '#play/session/botSeats.ts';
import { texts } from '#play/texts.ts';
import { useSession } from '../useTable.ts';
import { botDoes } from '#play/tractor-pull/texts/bots.ts';

/** While the match waits for a computer: what it does, how fast, and a way to stop it. */
export function BotsTurn({ seat }: { readonly seat: number }) {
  const names = useSeatNames();
  const bots = useSession((session) => session.bots) ?? NO_BOTS;
  const aimed = useSession((session) => session.aimed);
  const spinning = useSession((session) => session.stage === 'spinning');
  const name = names.seat(seat);
  return (
    <DockPanel label={texts.bots.panel} seat={seat} className="bots-turn">
      <BotControls
        name={name}
        bots={bots}
        moving={aimed !== null || spinning}
        does={aimed === null ? null : botDoes(name, aimed, names.seat)}
      />
    </DockPanel>
  );
}
