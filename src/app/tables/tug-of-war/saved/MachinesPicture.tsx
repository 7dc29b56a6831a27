import { MODULE_NAMES } from '../../../../games/tug-of-war/texts.ts';
import type { DrawnProps } from '../../../storage/gameFiles.ts';
import { lookOfColour } from '../../../ui/seatLooks.ts';
import { saved } from '../texts/table.ts';
import { readMiniature, type MiniMachine } from './miniature.ts';

const TILE = 28;
const COLUMNS = 4;
const PIP = 5;

/** The machines of a saved match, each with its points in the players' colours; a won one wears its winner's. */
export function MachinesPicture({ glance, miniature }: DrawnProps) {
  const machines = readMiniature(miniature);
  const colours = glance.seats.map(({ colour }) => lookOfColour(colour).colour);
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
          <Tile machine={machine} colours={colours} />
        </g>
      ))}
    </svg>
  );
}

const Tile = ({
  machine: { module, points, wonBy },
  colours,
}: {
  readonly machine: MiniMachine;
  readonly colours: readonly string[];
}) => (
  <>
    <rect
      x={2}
      y={2}
      width={TILE - 4}
      height={TILE - 4}
      rx={3}
      fill={wonBy === null ? '#efe8d8' : (colours[wonBy] ?? '#888888')}
    />
    <text
      x={TILE / 2}
      y={13}
      textAnchor="middle"
      fontSize={6}
      fontWeight={700}
      fill={wonBy === null ? '#14161c' : '#ffffff'}
    >
      {MODULE_NAMES[module].slice(0, 5)}
    </text>
    {wonBy === null &&
      points.map((count, seat) =>
        Array.from({ length: count }, (_, i) => (
          <rect
            key={`${seat} ${i}`}
            x={seat === 0 ? 4 + i * PIP : TILE - 8 - i * PIP}
            y={18}
            width={4}
            height={4}
            fill={colours[seat]}
          />
        )),
      )}
  </>
);
