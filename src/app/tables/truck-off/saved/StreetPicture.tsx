import { listed } from '#play/texts.ts';
import { BARRY, type Owner } from '#games/truck-off/ids.ts';
import { venueName } from '#games/truck-off/venues.ts';
import type { DrawnProps } from '#app/saved/drawnGame.ts';
import { lookOfColour } from '#play/seatLooks.ts';
import { venueLookOf } from '../scene/venueLooks.ts';
import { saved, standings } from '#play/truck-off/texts/table.ts';
import { readMiniature, type MiniVenue } from './miniature.ts';

/** As wide and as tall as the place of a picture in the list. */
const WIDE = 160;
const TALL = 90;
/** A venue's place; that of the trucks before it has four rows, for six players with two trucks each. */
const VENUE = { pitch: 26, sign: 16, top: 4 } as const;
const TRUCK = { wide: 7, tall: 8.5, gap: 0.8 } as const;
const ABREAST = 3;
/** The players' money, in a row along the bottom. */
const PURSE = { tall: 18, top: 68, gap: 3, widest: 44, tallest: 11 } as const;
/** A digit is as wide as that share of its height, with room around it. */
const DIGIT = 0.8;

/** The street from above: venues with their dice, the trucks before them, and everybody’s money. */
export function StreetPicture({ glance, miniature }: DrawnProps) {
  const { venues, money } = readMiniature(miniature);
  const colours = glance.seats.map(({ colour }) => colour);
  const names = glance.seats.map(({ name }) => name);
  const told = money.map((amount, seat) => `${names[seat] ?? standings.barry} ${standings.money(amount)}`);
  const says = venues.map(({ sides, trucks }) => saved.venue(venueName(sides), trucks.length));
  const left = (WIDE - venues.length * VENUE.pitch) / 2;
  return (
    <svg
      className="miniature"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The drawing is one picture.
      role="img"
      aria-label={saved.picture(listed(says), listed(told))}
      viewBox={`0 0 ${WIDE} ${TALL}`}
    >
      <rect width={WIDE} height={TALL} fill="#42464d" />
      {venues.map((venue, i) => (
        <g key={venue.sides} transform={`translate(${left + i * VENUE.pitch} ${VENUE.top})`}>
          <Venue venue={venue} colours={colours} />
        </g>
      ))}
      <Purses money={money} colours={colours} />
    </svg>
  );
}

/** Barry has the first colour that no player has. */
const colourOf = (owner: Owner, colours: readonly number[]): number =>
  owner === BARRY ? ([0, 1, 2, 3, 4, 5].find((colour) => !colours.includes(colour)) ?? 0) : (colours[owner] ?? owner);

function Venue({ venue, colours }: { readonly venue: MiniVenue; readonly colours: readonly number[] }) {
  const { sides, die, shut, trucks } = venue;
  const { ground, ink } = venueLookOf(sides);
  return (
    <>
      <rect
        x={1}
        width={VENUE.pitch - 2}
        height={VENUE.sign}
        rx={2}
        fill={shut ? '#6c717b' : ground}
        stroke="#d9d4c7"
        strokeWidth={0.6}
      />
      <text
        x={VENUE.pitch / 2}
        y={VENUE.sign / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={die === null ? 8 : 12}
        fontWeight={800}
        fill={shut ? '#ffffff' : ink}
      >
        {shut ? '×' : (die ?? `d${sides}`)}
      </text>
      {trucks.map((owner, i) => (
        <rect
          // Trucks before a venue are in the order of their owners.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          x={1.5 + (i % ABREAST) * (TRUCK.wide + TRUCK.gap)}
          y={VENUE.sign + 4 + Math.floor(i / ABREAST) * (TRUCK.tall + TRUCK.gap)}
          width={TRUCK.wide}
          height={TRUCK.tall}
          rx={1}
          stroke="#f4f1ea"
          strokeWidth={0.4}
          fill={lookOfColour(colourOf(owner, colours)).colour}
        />
      ))}
    </>
  );
}

interface PursesProps {
  /** By seat; Barry's last, where he plays. */
  readonly money: readonly number[];
  readonly colours: readonly number[];
}

/** Most of a match there is neither a die nor a truck on the street: what tells it from others is the money. */
function Purses({ money, colours }: PursesProps) {
  const wide = Math.min(PURSE.widest, (WIDE - PURSE.gap) / Math.max(1, money.length) - PURSE.gap);
  const left = (WIDE - money.length * (wide + PURSE.gap) + PURSE.gap) / 2;
  return money.map((amount, seat) => {
    const text = standings.money(amount);
    const { colour, ink } = lookOfColour(colourOf(seat < colours.length ? seat : BARRY, colours));
    return (
      // Purses are in the order of their seats.
      // oxlint-disable-next-line react/no-array-index-key
      <g key={seat} transform={`translate(${left + seat * (wide + PURSE.gap)} ${PURSE.top})`}>
        <rect width={wide} height={PURSE.tall} rx={4} fill={colour} stroke="#f4f1ea" strokeWidth={0.6} />
        <text
          x={wide / 2}
          y={PURSE.tall / 2}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={Math.min(PURSE.tallest, wide / (DIGIT * text.length))}
          fontWeight={800}
          fill={ink}
        >
          {text}
        </text>
      </g>
    );
  });
}
