import { FACES, type Seat } from '../../../../../games/tractor-pull/ids.ts';
import { DockPanel } from '../../../../frame/dock/DockPanel.tsx';
import { useSeatNames } from '../../../../frame/seatNames.ts';
import { useCommands } from '../../session/SessionContext.tsx';
import { dock } from '../../texts/table.ts';
import { useViewOf } from '../useTable.ts';
import { SourceButton } from './SourceButton.tsx';

/** Red picks a location and its side (TP-01). */
export function LocationPanel({ seat }: { readonly seat: Seat }) {
  const { unused } = useViewOf(seat);
  const names = useSeatNames();
  const { act } = useCommands();
  const title = dock.location(names.seat(seat));
  return (
    <DockPanel label={title} seat={seat} className="in-hand">
      <h2>{title}</h2>
      <div className="text-cards">
        {unused.flatMap((id) =>
          FACES.map((face) => (
            <SourceButton
              key={`${id}-${face}`}
              source={`${id}-${face}`}
              onPress={() => act({ do: 'location', seat, location: `${id}-${face}` })}
            />
          )),
        )}
      </div>
    </DockPanel>
  );
}
