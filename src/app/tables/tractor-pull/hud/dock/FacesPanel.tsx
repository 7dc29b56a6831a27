import { CHARACTERS } from '#games/tractor-pull/almanac/characters.ts';
import { FACES, type Seat } from '#games/tractor-pull/ids.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { SourceButton } from './SourceButton.tsx';

/** One of the two faces of one's character, in secret (TP-02). */
export function FacesPanel({ seat }: { readonly seat: Seat }) {
  const { character } = useViewOf(seat).players[seat];
  const names = useSeatNames();
  const { act } = useCommands();
  const aimed = useSession((session) => session.aimed);
  if (character === null) return null;
  const title = dock.faces(names.seat(seat), CHARACTERS.find(({ id }) => id === character)?.name ?? '');
  return (
    <DockPanel label={title} seat={seat} className="in-hand">
      <h2>{title}</h2>
      <AskedNote>{dock.facesNote}</AskedNote>
      <div className="text-cards">
        {FACES.map((face) => (
          <SourceButton
            key={face}
            source={`${character}-${face}`}
            hinted={aimed?.do === 'face' && aimed.face === face}
            onPress={() => act({ do: 'face', seat, face })}
          />
        ))}
      </div>
      <div className="dock-last">
        <Advised seat={seat} />
      </div>
    </DockPanel>
  );
}
