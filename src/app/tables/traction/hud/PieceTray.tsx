import { useCommands, useMatch, useNaming, useSession } from './useTable.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { isUnderWay } from '#play/traction/say/busy.ts';
import { trayOf, type TrayPiece } from '#play/traction/say/tray.ts';
import { PieceGlyph } from './PieceGlyph.tsx';
import { seatStyle } from '#app/ui/SeatBadge.tsx';

/** The pieces of the seat to move: what each may still do, or why it may not. */
export function PieceTray() {
  const { state } = useMatch();
  const naming = useNaming();
  const { seat } = state.turn;
  return (
    <ul className="tray" aria-label={gameTexts.tray.label(naming.seat(seat))} style={seatStyle(naming.colour(seat))}>
      {trayOf(state).map((piece) => (
        <li key={piece.piece}>
          <TrayButton {...piece} />
        </li>
      ))}
    </ul>
  );
}

/** A piece that may not act can still be asked: the answer is why. */
function TrayButton({ piece, name, steps, why, label }: TrayPiece) {
  const { choose } = useCommands();
  const chosen = useSession(({ intent }) => intent?.piece === piece);
  const left = useSession((session) =>
    chosen && isUnderWay(session) && session.intent?.do === 'walk' ? session.stepsLeft : steps,
  );
  return (
    <button
      type="button"
      className="tray-piece"
      data-piece={piece}
      aria-pressed={chosen}
      aria-disabled={why !== null}
      aria-label={label}
      title={label}
      onClick={() => choose(piece)}
    >
      <PieceGlyph piece={piece} />
      <span className="tray-name" translate="no">
        {name}
      </span>
      <span className="tray-what" aria-hidden="true">
        {why ?? <Steps count={left} />}
      </span>
    </button>
  );
}

/** One dot a step. */
const Steps = ({ count }: { readonly count: number }) => (
  <span className="dots">
    {Array.from({ length: count }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);
