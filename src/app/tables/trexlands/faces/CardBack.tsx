import { lookOfColour } from '#play/seatLooks.ts';
import { MARK_BOX, SEAT_MARK_PATHS } from '#play/seatMarks.ts';
import { CARD_BOX } from './drawing.ts';

const MARK = 96;

/** A private card face down: its owner's colour and mark. Decoration: whose it is stands beside it. */
export function CardBack({ colour }: { readonly colour: number }) {
  const { colour: frame, ink, mark } = lookOfColour(colour);
  const { wide, tall } = CARD_BOX;
  return (
    <svg className="card-drawn" viewBox={`0 0 ${wide} ${tall}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={wide} height={tall} rx="14" fill="#fbf6e9" />
      <rect x="8" y="8" width={wide - 16} height={tall - 16} rx="9" fill={frame} />
      <path
        d={SEAT_MARK_PATHS[mark]}
        fill={ink}
        transform={`translate(${(wide - MARK) / 2} ${(tall - MARK) / 2}) scale(${MARK / MARK_BOX})`}
      />
    </svg>
  );
}
