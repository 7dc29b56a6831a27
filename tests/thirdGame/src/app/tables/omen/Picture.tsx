import type { DrawnProps } from '#app/saved/drawnGame.ts';
import { lookOfColour } from '#play/seatLooks.ts';
import { gameTexts } from '#play/omen/texts.ts';

const POINT = 8;
const ROW = 14;

/** A bar for every player, as long as they have points. */
export function Picture({ glance, miniature }: DrawnProps) {
  const points = miniature.split(' ').map(Number);
  const told = points.map((had, seat) => gameTexts.table.pointsOf(glance.seats[seat]?.name ?? '', had));
  return (
    <svg
      className="miniature"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The drawing is one picture.
      role="img"
      aria-label={gameTexts.table.picture(told.join(', '))}
      viewBox={`0 0 100 ${ROW * points.length}`}
    >
      {points.map((had, seat) => (
        <rect
          // Players never change places.
          // oxlint-disable-next-line react/no-array-index-key
          key={seat}
          x={2}
          y={seat * ROW + 2}
          width={2 + had * POINT}
          height={ROW - 4}
          fill={lookOfColour(glance.seats[seat]?.colour ?? seat).colour}
        />
      ))}
    </svg>
  );
}
