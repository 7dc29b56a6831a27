import '#app/styles/saved.css';
import { afterStep, cornerArm, type Standing } from '#games/traction/standing.ts';
import { makeMiniature } from '#play/traction/miniature.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { type PyramidSpec, pyramidOf } from '#sim/pyramid.ts';
import { framed } from '../saved/framed.ts';
import { ENLARGED, TablePicture } from '../saved/TablePicture.tsx';
import { useMatch, useSession, useTheSession } from './useTable.ts';

/** So far from the middle a corner's letter stands, in arms. */
const LETTERS_AT = 1.75 * ENLARGED;

/** On a hand, in the place of the table: the position from above, with the chosen piece, its corners and its aim. */
export function HandGround() {
  const { header, state } = useMatch();
  const { touch } = useTheSession();
  const piece = useSession(({ intent }) => intent?.piece ?? null);
  useSession(({ stepsLeft }) => stepsLeft); // after each step of a walk it stands elsewhere
  const standing = piece === null ? null : touch.standing(piece);
  const { pads } = state;
  const pieces = state.pieces.map((one) => (one.id === piece ? { ...one, ...standing } : one));
  return (
    <div className="hand-ground">
      <TablePicture
        glance={{ seats: header.seats, actions: 0, turn: null, winners: null, surface: header.setup.surface.id }}
        miniature={makeMiniature({ pads, pieces })}
        near={standing}
      >
        {piece !== null && standing !== null && (
          <Chosen spec={pyramidOf(piece)} at={standing} upDeg={framed({ pads, pieces }).turned ? -90 : 0} />
        )}
      </TablePicture>
    </div>
  );
}

interface OutlineProps {
  readonly spec: PyramidSpec;
  readonly at: Standing;
}

/** `upDeg` sets letters upright. */
function Chosen({ spec, at, upDeg }: OutlineProps & { readonly upDeg: number }) {
  const corner = useSession((session) => session.corner);
  const swivelDeg = useSession(({ aim }) => aim?.swivelDeg ?? 0);
  return (
    <>
      {corner !== null && <Outline look="ground-aim" spec={spec} at={afterStep(spec, at, corner, swivelDeg)} />}
      <Outline look="ground-chosen" spec={spec} at={at} />
      {CORNERS.map((one) => {
        const { xMm, zMm } = cornerArm(spec, at.yawDeg, one);
        return (
          <g
            key={one}
            className="ground-corner"
            data-chosen={one === corner || undefined}
            transform={`translate(${at.xMm + LETTERS_AT * xMm} ${at.zMm + LETTERS_AT * zMm}) rotate(${upDeg})`}
          >
            <circle r="7" />
            <text dy="3.5">{one}</text>
          </g>
        );
      })}
    </>
  );
}

function Outline({ look, spec, at }: OutlineProps & { readonly look: 'ground-aim' | 'ground-chosen' }) {
  const points = CORNERS.map((corner) => {
    const { xMm, zMm } = cornerArm(spec, at.yawDeg, corner);
    return `${at.xMm + ENLARGED * xMm} ${at.zMm + ENLARGED * zMm}`;
  });
  return <path className={look} d={`M${points.join('L')}Z`} />;
}
