import { lookOfColour, SEAT_LOOKS, type SeatLook } from '#play/seatLooks.ts';
import { CARD_BOX, drawingOf, HORIZON, squareIn } from './drawing.ts';
import { faceOf, labelOf } from '#play/trexlands/faces/face.ts';
import { TONES, type FaceId, type Layer } from '#play/trexlands/faces/pictures.ts';

export interface CardFaceProps {
  readonly face: FaceId;
  /** The colour of its owner's seat: private cards are framed in it. */
  readonly colour?: number | undefined;
  /** No more of it than its picture. */
  readonly isIcon?: boolean;
}

/** A card face up. */
export function CardFace({ face, colour, isIcon = false }: CardFaceProps) {
  const card = faceOf(face);
  const owner: SeatLook = colour === undefined ? SEAT_LOOKS[0] : lookOfColour(colour);
  const { frame, paper, picture, sky, ground, layers, lines, coin } = drawingOf(card, owner, 'page');
  const { wide, tall } = CARD_BOX;
  const square = squareIn(picture);
  return (
    // A picture with a name; an img element could not take the page's letters.
    <svg
      className={isIcon ? 'card-icon' : 'card-drawn'}
      preserveAspectRatio="xMidYMin slice"
      viewBox={isIcon ? `${square.x} ${square.y} ${square.scale * 100} ${square.scale * 100}` : `0 0 ${wide} ${tall}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={labelOf(card)}
      data-face={face}
    >
      <rect width={wide} height={tall} rx="14" fill={frame} />
      <rect x="6" y={picture.y - 2} width={wide - 12} height={tall - picture.y - 4} rx="9" fill={paper} />
      <rect x={picture.x} y={picture.y} width={picture.wide} height={picture.tall} fill={sky} />
      <rect
        x={picture.x}
        y={picture.y + picture.tall * HORIZON}
        width={picture.wide}
        height={picture.tall * (1 - HORIZON)}
        fill={ground}
      />
      <g transform={`translate(${square.x} ${square.y}) scale(${square.scale})`}>
        {layers.map((layer, i) => (
          // A drawing's layers keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Drawn key={i} layer={layer} />
        ))}
      </g>
      {coin && !isIcon && (
        <circle cx={coin.x} cy={coin.y} r={coin.radius} fill={TONES.steel} stroke="#626b78" strokeWidth="2.5" />
      )}
      {lines.map(({ text, x, y, size, colour: fill, bold }) => (
        <text key={`${y}-${text}`} x={x} y={y} fontSize={size} fill={fill} fontWeight={bold ? 700 : 450}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function Drawn({ layer: { d, tone, line, x, y, scale, turn } }: { readonly layer: Layer }) {
  const colour = TONES[tone];
  const transform = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
  return line === null ? (
    <path d={d} fill={colour} transform={transform} />
  ) : (
    <path d={d} fill="none" stroke={colour} strokeWidth={line} transform={transform} />
  );
}
