import { CHARACTERS } from '#games/tractor-pull/almanac/characters.ts';
import { FACES, type Seat } from '#games/tractor-pull/ids.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { SourceButton } from './VehicleFace.tsx';
import { standingAt } from '#games/tractor-pull/field.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { OwnHand } from './Hand.tsx';
import { StandingLines } from './StandingLines.tsx';

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

/** Which of one's own tied vehicles goes first (TP-14). */
export function EjectPanel({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const names = useSeatNames();
  const aimed = useSession((session) => session.aimed);
  const { act } = useCommands();
  const title = dock.eject(names.seat(seat));
  return (
    <DockPanel label={title} seat={seat} className="target-choice">
      <h2>
        {title} <ClauseMark clause="TP-14" />
      </h2>
      <AskedNote>{null}</AskedNote>
      <div className="on-field-cards">
        {choicesOf(state, seat).flatMap((choice) => {
          const standing = choice.do === 'eject' ? standingAt(state, choice.space) : null;
          if (standing === null || choice.do !== 'eject') return [];
          return (
            <button
              key={choice.space}
              type="button"
              className="button on-field"
              data-target={choice.space}
              {...hintedIf(aimed?.do === 'eject' && aimed.space === choice.space)}
              onClick={() => act(choice)}
            >
              <StandingLines of={[standing]} />
            </button>
          );
        })}
      </div>
      <OwnHand seat={seat} />
      <div className="dock-last">
        <Advised seat={seat} />
      </div>
    </DockPanel>
  );
}
