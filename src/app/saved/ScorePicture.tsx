import { lookOfColour } from '#play/seatLooks.ts';
import { texts } from '#play/texts.ts';
import type { DrawnProps } from './drawnGame.ts';

const WIDE = 100;
const ROW = 14;

/** A bar for every player, as long as their points beside the most; the miniature is all points, by seat. */
export function ScorePicture({ glance, miniature }: DrawnProps) {
  const scores = miniature.split(' ').map(Number);
  const most = Math.max(1, ...scores);
  const told = scores.map((score, seat) => texts.table.scoreOf(glance.seats[seat]?.name ?? '', score));
  return (
    <svg
      className="miniature"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The drawing is one picture.
      role="img"
      aria-label={texts.table.scores(told)}
      viewBox={`0 0 ${WIDE} ${ROW * scores.length}`}
    >
      {scores.map((score, seat) => (
        <rect
          // Players never change places.
          // oxlint-disable-next-line react/no-array-index-key
          key={seat}
          x={2}
          y={seat * ROW + 2}
          width={2 + (score / most) * (WIDE - 6)}
          height={ROW - 4}
          fill={lookOfColour(glance.seats[seat]?.colour ?? seat).colour}
        />
      ))}
    </svg>
  );
}
