import { hintedIf } from '#play/say/hinted.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { kindsChosen } from '#play/truck-off/session/session.ts';
import { useCommands, useOwnerNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { CardFace } from './CardFace.tsx';
import { TargetChoice } from './TargetChoice.tsx';

/** One of the selected cards is executed or discarded (TO-08, TO-09). */
export function ExecutePanel({ seat }: { readonly seat: number }) {
  const view = useViewOf(seat);
  const names = useOwnerNames();
  const card = useSession((session) => session.card);
  const aimed = useSession((session) => session.aimed);
  const { chooseCard } = useCommands();
  const left = view.players[seat]?.chosen.length;
  if (card !== null) return <TargetChoice seat={seat} card={card} view={view} />;
  const title = dock.execute(names.seat(seat));
  return (
    <DockPanel label={title} seat={seat} className="in-hand">
      <h2>{title}</h2>
      <AskedNote>{left === 1 ? dock.lastCard : dock.executeNote}</AskedNote>
      <div className="action-cards">
        {kindsChosen(view, seat).map((kind) => (
          <button
            key={kind}
            type="button"
            className="button action-card"
            data-card={kind}
            {...hintedIf((aimed?.do === 'play' || aimed?.do === 'discard') && aimed.card === kind)}
            onClick={() => chooseCard(kind)}
          >
            <CardFace kind={kind} />
          </button>
        ))}
      </div>
      <div className="dock-last">
        <Advised />
      </div>
    </DockPanel>
  );
}
