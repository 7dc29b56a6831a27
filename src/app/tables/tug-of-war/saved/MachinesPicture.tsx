import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import type { DrawnProps } from '#app/saved/drawnGame.ts';
import { lookOfColour, type SeatLook } from '#play/seatLooks.ts';
import { saved } from '#play/tug-of-war/texts/table.ts';
import { readMiniature, type MiniMachine } from './miniature.ts';

const TILE = 28;
const COLUMNS = 4;
/** A player's points, in a row of their own: no machine needs more than four (TW-60). */
const PIP = { most: 4, size: 4, pitch: 5, left: 4, tops: [16, 21] } as const;
/** A name has at most this height, and fits between the edges of its tile: a letter is as wide as that share of it. */
const NAME = { tallest: 6, wide: TILE - 6, letter: 0.66 } as const;

/** The machines of a saved match, each with its points in the players' colours; a won one wears its winner's. */
export function MachinesPicture({ glance, miniature }: DrawnProps) {
  const machines = readMiniature(miniature);
  const looks = glance.seats.map(({ colour }) => lookOfColour(colour));
  const name = (seat: number): string => glance.seats[seat]?.name ?? '';
  const says = machines.map(({ module, points: [a, b], wonBy }) =>
    wonBy === null ? saved.points(MODULE_NAMES[module], a, b) : saved.wonBy(MODULE_NAMES[module], name(wonBy)),
  );
  const rows = Math.max(1, Math.ceil(machines.length / COLUMNS));
  return (
    <svg
      className="miniature"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The drawing is one picture.
      role="img"
      aria-label={saved.picture(says)}
      viewBox={`0 0 ${COLUMNS * TILE} ${rows * TILE}`}
    >
      <rect width={COLUMNS * TILE} height={rows * TILE} fill="#3b4a43" />
      {machines.map((machine, i) => (
        <g key={machine.module} transform={`translate(${(i % COLUMNS) * TILE} ${Math.floor(i / COLUMNS) * TILE})`}>
          <Tile machine={machine} looks={looks} />
        </g>
      ))}
    </svg>
  );
}

interface TileProps {
  readonly machine: MiniMachine;
  /** Of the seats. */
  readonly looks: readonly SeatLook[];
}

function Tile({ machine: { module, points, wonBy }, looks }: TileProps) {
  const winner = wonBy === null ? undefined : looks[wonBy];
  const name = MODULE_NAMES[module];
  return (
    <>
      <rect x={2} y={2} width={TILE - 4} height={TILE - 4} rx={3} fill={winner?.colour ?? '#efe8d8'} />
      <text
        x={TILE / 2}
        y={wonBy === null ? 9 : TILE / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={Math.min(NAME.tallest, NAME.wide / (NAME.letter * name.length))}
        fontWeight={700}
        fill={winner?.ink ?? '#14161c'}
      >
        {name}
      </text>
      {wonBy === null &&
        points.map((count, seat) =>
          Array.from({ length: Math.min(count, PIP.most) }, (_, i) => (
            <rect
              key={`${seat} ${i}`}
              x={PIP.left + i * PIP.pitch}
              y={PIP.tops[seat]}
              width={PIP.size}
              height={PIP.size}
              rx={0.8}
              fill={looks[seat]?.colour}
            />
          )),
        )}
    </>
  );
}
