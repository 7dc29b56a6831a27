import { rivalOf, type Seat } from '#games/tractor-pull/ids.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { SourceButton } from './SourceButton.tsx';

/** The winner of a match keeps one item of three (TP-28). */
export function AwardPanel({ seat }: { readonly seat: Seat }) {
  const { phase } = useViewOf(seat);
  const names = useSeatNames();
  const { act } = useCommands();
  const aimed = useSession((session) => session.aimed);
  if (phase.name !== 'award') return null;
  const title = dock.award(names.seat(seat));
  return (
    <DockPanel label={title} seat={seat} className="in-hand">
      <h2>{title}</h2>
      <AskedNote>{dock.awardNote(names.seat(rivalOf(seat)))}</AskedNote>
      <div className="text-cards">
        {phase.drawn.flatMap((item) =>
          item === null ? (
            []
          ) : (
            <SourceButton
              key={item}
              source={item}
              hinted={aimed?.do === 'award' && aimed.item === item}
              onPress={() => act({ do: 'award', seat, item })}
            />
          ),
        )}
      </div>
      <div className="dock-last">
        <Advised seat={seat} />
      </div>
    </DockPanel>
  );
}
