import { listed } from '#play/texts.ts';
import type { DrawnProps } from '#app/saved/drawnGame.ts';
import { lookOfColour } from '#play/seatLooks.ts';
import { captions, saved } from '#play/tractor-pull/texts/table.ts';
import { readMiniature } from './miniature.ts';

const WIDE = 96;
const PITCH = 28;
const MOST_SHIFT = 9;

/** The three ropes, each with its sums, and the matches won. */
export function FieldPicture({ glance, miniature }: DrawnProps) {
  const { sums, wins } = readMiniature(miniature);
  const colours = glance.seats.map(({ colour }) => lookOfColour(colour).colour);
  const ropes = [0, 1, 2].map((i) => sums[i] ?? ([0, 0] as const));
  const names = glance.seats.map(({ name }) => name);
  const won = wins.map((count, seat) => `${names[seat] ?? ''} ${count}`);
  return (
    <svg
      className="miniature"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The drawing is one picture.
      role="img"
      aria-label={saved.picture(listed(ropes.map(([a, b]) => captions.sums(a, b))), listed(won))}
      viewBox={`0 0 ${WIDE} 84`}
    >
      <rect width={WIDE} height={84} fill="#8a6f4d" />
      {ropes.map(([near, far], i) => {
        const x = WIDE / 2 + (i - 1) * PITCH;
        const shift = Math.max(-MOST_SHIFT, Math.min(MOST_SHIFT, near - far));
        return (
          // Ropes never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={i}>
            <path d={`M${x} 20V64`} stroke="#e9d9b5" strokeWidth={2} />
            <path d={`M${x - 10} 42h20`} stroke="#5d4a32" strokeWidth={1} />
            <rect x={x - 4} y={40 + shift} width={8} height={4} fill="#d5382b" />
            {[far, near].map((sum, side) => (
              <text
                // oxlint-disable-next-line react/no-array-index-key
                key={side}
                x={x}
                y={side === 0 ? 15 : 78}
                textAnchor="middle"
                fontSize={13}
                fontWeight={800}
                fill="#fff"
              >
                {sum}
              </text>
            ))}
          </g>
        );
      })}
      {wins.flatMap((count, seat) =>
        Array.from({ length: count }, (_, i) => (
          <circle
            key={`${seat} ${i}`}
            cx={8 + i * 9}
            cy={seat === 0 ? 76 : 8}
            r={3.5}
            fill={colours[seat] ?? '#fff'}
            stroke="#fff"
          />
        )),
      )}
    </svg>
  );
}
