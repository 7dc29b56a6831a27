import '../styles/picture.css';
import { useMemo, type ReactNode } from 'react';
import type { PlaceMm } from '#games/traction/standing.ts';
import { seatStyle } from '#app/ui/SeatBadge.tsx';
import { lookOfColour } from '#play/seatLooks.ts';
import { MARK_BOX, SEAT_MARK_PATHS } from '#play/seatMarks.ts';
import { ownerOf, pyramidOf, slantOf } from '#sim/pyramid.ts';
import type { Glance } from '#play/storage/savedMatch.ts';
import { type Miniature, readMiniature } from '#play/traction/miniature.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { surfaceName } from './surfaceName.ts';
import { framed, PAD_MM } from './framed.ts';
import type { DrawnProps } from '#app/saved/drawnGame.ts';
import { ownValue } from '#engine/files/ownValue.ts';

/** Pieces are drawn larger than they are, as towns on a map; six of them still fit on a pad. */
export const ENLARGED = 1.4;
/** The size of its seat's mark, as a part of a piece's width. */
const MARK = 0.62;

interface PictureProps extends DrawnProps {
  /** The middle of all that is shown; left out, everything is. */
  readonly near?: PlaceMm | null;
  /** Drawn over it, as it may be turned. */
  readonly children?: ReactNode;
}

/** The position from above; what stands is a square, what lies a triangle, and whose it is says its mark. */
export function TablePicture({ glance, miniature, near, children }: PictureProps) {
  const { pads, pieces } = useMemo(() => readMiniature(miniature), [miniature]);
  const { viewBox, turned } = framed({ pads, pieces });
  const { colour, tone } = tintOf(glance.surface);
  const colourOf = (owner: number): number => glance.seats[owner]?.colour ?? owner;
  return (
    <svg
      className="miniature"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its shapes are one picture
      role="img"
      aria-label={inWords(glance, pieces)}
      viewBox={near ? closeTo(turned ? { xMm: -near.zMm, zMm: near.xMm } : near) : viewBox}
      data-tone={tone}
      style={{ backgroundColor: colour }}
    >
      <g aria-hidden="true" transform={turned ? 'rotate(90)' : undefined}>
        {pads.map((pad) => (
          <g key={pad.seat} style={seatStyle(colourOf(pad.seat))} transform={placeOf(pad)}>
            <rect
              className="mini-pad"
              x={-PAD_MM.along / 2}
              y={-PAD_MM.across / 2}
              width={PAD_MM.along}
              height={PAD_MM.across}
              rx="5"
            />
          </g>
        ))}
        {pieces.map((piece) => (
          <Piece
            key={piece.id}
            piece={piece}
            colour={colourOf(ownerOf(piece.id))}
            upDeg={piece.yawDeg - (turned ? 90 : 0)}
          />
        ))}
        {children}
      </g>
    </svg>
  );
}

/** So much of the table is seen around a place, mm. */
const CLOSE_MM = { wide: 220, deep: 120 } as const;

const closeTo = ({ xMm, zMm }: PlaceMm): string =>
  [xMm - CLOSE_MM.wide / 2, zMm - CLOSE_MM.deep / 2, CLOSE_MM.wide, CLOSE_MM.deep].join(' ');

interface PieceProps {
  readonly piece: Miniature['pieces'][number];
  readonly colour: number;
  /** The turn that sets its mark upright: a band must not look like a bar, however the piece stands. */
  readonly upDeg: number;
}

function Piece({ piece, colour, upDeg }: PieceProps) {
  const spec = pyramidOf(piece.id);
  const half = (spec.base * 1000 * ENLARGED) / 2;
  const tip = slantOf(spec) * 1000 * ENLARGED;
  const stands = piece.pose === 'upright';
  const mark = (stands ? 2 : 1.3) * half * MARK;
  return (
    <g className="mini-piece" style={seatStyle(colour)} transform={placeOf(piece)}>
      <path d={stands ? `M${-half} ${-half}H${half}V${half}H${-half}Z` : `M${-half} 0H${half}L0 ${tip}Z`} />
      {stands && (
        <path className="mini-edges" d={`M${-half} ${-half}L${half} ${half}M${half} ${-half}L${-half} ${half}`} />
      )}
      <g transform={`translate(0 ${stands ? 0 : tip / 3}) rotate(${upDeg})`}>
        {/* A drawing of its own cuts off the band at its box. */}
        <svg x={-mark / 2} y={-mark / 2} width={mark} height={mark} viewBox={`0 0 ${MARK_BOX} ${MARK_BOX}`}>
          <path className="mini-mark" d={SEAT_MARK_PATHS[lookOfColour(colour).mark]} />
        </svg>
      </g>
    </g>
  );
}

/** To the right is x, down is z; counter-clockwise seen from above is against the turns of a drawing. */
const placeOf = ({
  xMm,
  zMm,
  yawDeg,
}: {
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}): string => `translate(${xMm} ${zMm}) rotate(${-yawDeg})`;

function inWords(glance: Glance, pieces: Miniature['pieces']): string {
  const seats = glance.seats.map(({ name }, seat) => {
    const own = pieces.filter(({ id }) => ownerOf(id) === seat);
    const lying = own.filter(({ pose }) => pose === 'flat').length;
    return gameTexts.saved.pieces(name, own.length - lying, lying);
  });
  return gameTexts.saved.picture(surfaceName(glance), seats);
}

/**
 * A surface's look from far above: a shade of its material in the scene, and whether lines on it are to be light or
 * dark.
 */
interface Tint {
  readonly colour: string;
  readonly tone: 'dark' | 'light';
}

const TINTS: Readonly<Record<string, Tint>> = {
  mousepad: { colour: '#33363b', tone: 'dark' },
  felt: { colour: '#28493e', tone: 'dark' },
  'unvarnished-wood': { colour: '#dcbd8f', tone: 'light' },
  'matte-paper': { colour: '#efebe0', tone: 'light' },
  'varnished-wood': { colour: '#4f2f1e', tone: 'dark' },
  vinyl: { colour: '#d5d1c4', tone: 'light' },
  formica: { colour: '#cdd0d4', tone: 'light' },
  glass: { colour: '#1f4a40', tone: 'dark' },
};

const PLAIN: Tint = { colour: '#33363b', tone: 'dark' }; // as the scene shows a surface of one's own

/** By a preset's id. */
export const tintOf = (surface: string | undefined): Tint => ownValue(TINTS, surface ?? '') ?? PLAIN;
