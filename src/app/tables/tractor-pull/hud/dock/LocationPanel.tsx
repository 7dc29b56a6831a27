import { FACES, type Seat } from '#games/tractor-pull/ids.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { SourceButton } from './VehicleFace.tsx';

/** Red picks a location and its side (TP-01). */
export function LocationPanel({ seat }: { readonly seat: Seat }) {
  const { unused } = useViewOf(seat);
  const names = useSeatNames();
  const { act } = useCommands();
  const aimed = useSession((session) => session.aimed);
  const title = dock.location(names.seat(seat));
  return (
    <DockPanel label={title} seat={seat} className="in-hand">
      <h2>{title}</h2>
      <AskedNote>{null}</AskedNote>
      <div className="text-cards">
        {unused.flatMap((id) =>
          FACES.map((face) => (
            <SourceButton
              key={`${id}-${face}`}
              source={`${id}-${face}`}
              hinted={aimed?.do === 'location' && aimed.location === `${id}-${face}`}
              onPress={() => act({ do: 'location', seat, location: `${id}-${face}` })}
            />
          )),
        )}
      </div>
      <div className="dock-last">
        <Advised seat={seat} />
      </div>
    </DockPanel>
  );
}
