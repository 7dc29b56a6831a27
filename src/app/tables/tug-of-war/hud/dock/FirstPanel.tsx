import type { Seat } from '#games/tug-of-war/ids.ts';
import { legal } from '#games/tug-of-war/legal.ts';
import { actionText } from '#games/tug-of-war/texts.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import { dock } from '#play/tug-of-war/texts/table.ts';
import { useCommands, useMatch } from '../useTable.ts';

/** The owner of the item, or of the advantage, says who goes first (TW-23). */
export function FirstPanel({ seat }: { readonly seat: Seat }) {
  const { state } = useMatch();
  const names = useSeatNames();
  const { act } = useCommands();
  const title = dock.first(names.seat(seat));
  return (
    <DockPanel label={title} seat={seat} className="first-panel">
      <h2>{title}</h2>
      <p className="note">{dock.firstNote}</p>
      <div className="choices-row">
        {legal(state, seat).actions.map(
          (action) =>
            action.do === 'first' && (
              <button
                key={action.first ?? 'nobody'}
                type="button"
                className="button"
                data-first={action.first ?? 'nobody'}
                onClick={() => act(action)}
              >
                {actionText(action, names.seat)}
              </button>
            ),
        )}
      </div>
    </DockPanel>
  );
}
