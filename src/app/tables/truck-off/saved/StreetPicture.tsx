import { listed } from '../../../texts.ts';
import { venueName } from '../../../../games/truck-off/venues.ts';
import type { DrawnProps } from '../../../storage/gameFiles.ts';
import { lookOfColour } from '../../../ui/seatLooks.ts';
import { venueLookOf } from '../scene/venueLooks.ts';
import { saved, standings } from '../texts/table.ts';
import { readMiniature, type MiniVenue } from './miniature.ts';

const PITCH = 30;
const DEEP = 42;
const TRUCK = { wide: 8, tall: 4.5 } as const;
const ABREAST = 3;

/** The street from above: venues with their dice, and the trucks before them. */
export function StreetPicture({ glance, miniature }: DrawnProps) {
  const { venues, money } = readMiniature(miniature);
  const columns = Math.max(1, Math.ceil(venues.length / 2));
  const names = glance.seats.map(({ name }) => name);
  const told = money.map((amount, seat) => `${names[seat] ?? standings.barry} ${standings.money(amount)}`);
  const says = venues.map(({ sides, trucks }) => saved.venue(venueName(sides), trucks.length));
  return (
    <svg
      className="miniature"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The drawing is one picture.
      role="img"
      aria-label={saved.picture(listed(says), listed(told))}
      viewBox={`0 0 ${columns * PITCH} ${2 * DEEP}`}
    >
      <rect width={columns * PITCH} height={2 * DEEP} fill="#42464d" />
      {venues.map((venue, i) => (
        <g key={venue.sides} transform={`translate(${(i % columns) * PITCH} ${Math.floor(i / columns) * DEEP})`}>
          <Venue venue={venue} colours={glance.seats.map(({ colour }) => colour)} />
        </g>
      ))}
    </svg>
  );
}

function Venue({ venue, colours }: { readonly venue: MiniVenue; readonly colours: readonly number[] }) {
  const { sides, die, shut, trucks } = venue;
  const { ground, ink } = venueLookOf(sides);
  const barry = [0, 1, 2, 3, 4, 5].find((colour) => !colours.includes(colour)) ?? 0;
  return (
    <>
      <rect x={1.5} y={2} width={PITCH - 3} height={15} rx={1.5} fill={shut ? '#6c717b' : ground} stroke="#d9d4c7" />
      <text x={PITCH / 2} y={13} textAnchor="middle" fontSize={10} fontWeight={800} fill={ink}>
        {shut ? '×' : (die ?? `d${sides}`)}
      </text>
      {trucks.map((owner, i) => (
        <rect
          // Trucks before a venue are in the order of their owners.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          x={2 + (i % ABREAST) * (TRUCK.wide + 1)}
          y={20 + Math.floor(i / ABREAST) * (TRUCK.tall + 1)}
          width={TRUCK.wide}
          height={TRUCK.tall}
          rx={1}
          stroke="#f4f1ea"
          strokeWidth={0.4}
          fill={lookOfColour(owner === 'barry' ? barry : (colours[owner] ?? owner)).colour}
        />
      ))}
    </>
  );
}
