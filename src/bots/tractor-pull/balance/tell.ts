import { CHARACTER_FACES } from '#games/tractor-pull/almanac/characters.ts';
import { ITEM_IDS } from '#games/tractor-pull/almanac/items.ts';
import { LOCATION_FACES } from '#games/tractor-pull/almanac/locations.ts';
import { CLASSES } from '#games/tractor-pull/almanac/vehicles.ts';
import type { RuleSet } from '#engine/ruleSets.ts';
import { shareOf } from '#sim/maths/interval.ts';
import { CELLS, type Counted, type CountedFile } from './counts.ts';

/** A share that is held against a bar, both from 0 to 1. */
interface Held {
  readonly count: number;
  readonly of: number;
  readonly bar: readonly [number, number] | null;
}

/** House values: nothing is dead and nothing is a must. */
const SEATS_BAR = [0.45, 0.55] as const;
const WORTH_BAR = [0.38, 0.62] as const;
/** Of red at a location that it has picked. */
const HOME_BAR = [0.4, 0.6] as const;
const USE_BAR = [0.1, 1] as const;
const PICK_BAR = [0.1, 0.9] as const;
const LOCATION_BAR = [0.02, 0.5] as const;

/** All tables of a file of counts, with the figures before where there are such. */
export const tablesOf = (before: CountedFile | null, now: CountedFile): string =>
  now.cells
    .toSorted((a, b) => CELLS.indexOf(b.cell) - CELLS.indexOf(a.cell))
    .flatMap((cell) => tablesOfCell(now.rules, before?.cells.find((one) => one.cell === cell.cell) ?? null, cell))
    .join('\n');

type Row = readonly [name: string, of: (counted: Counted) => readonly Held[]];

const BY: Readonly<Record<RuleSet, string>> = {
  text: 'by the rule text',
  tuned: 'by the tuned rules',
  before: 'by the rules of before sets had names, whose cards are the tuned ones',
};

function tablesOfCell(rules: RuleSet, before: Counted | null, now: Counted): readonly string[] {
  const told = before === null ? '' : `; before: ${gamesText(before)}`;
  return [
    `### Two ${now.cell} players, ${BY[rules]} (${gamesText(now)}${told})`,
    '',
    `\`\`\`sh\n$B --cells ${now.cell} --first-seed ${now.firstSeed} --games ${now.games} --rules ${rules}\n\`\`\``,
    '',
    ...table(['figure', 'share'], ENDS, before, now),
    ...table(
      ['vehicle', 'deployed, of those dealt', 'ejected, of those deployed', 'won with more of them'],
      VEHICLES,
      before,
      now,
    ),
    ...table(['character', 'picked, of those dealt', 'matches won with it'], CHARACTERS, before, now),
    ...table(['location', 'picked, when it could be', 'won by red'], LOCATIONS, before, now),
    ...table(['item', 'matches won by who placed it'], ITEMS, before, now),
  ];
}

const gamesText = ({ games, firstSeed }: Counted): string => `${games} games from seed ${firstSeed} on`;

function table(
  heads: readonly string[],
  rows: readonly Row[],
  before: Counted | null,
  now: Counted,
): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(heads),
    line(heads.map(() => '---')),
    ...rows
      .filter(([, of]) => of(now).some((one) => one.of > 0)) // of cards that these games have
      .map(([name, of]) => {
        const olds = before === null ? [] : of(before);
        return line([name, ...of(now).map((one, i) => cellText(one, olds[i] ?? null))]);
      }),
    '',
  ];
}

const percent = (share: number): string => (100 * share).toFixed(1);

function cellText(held: Held, old: Held | null): string {
  const was = old === null || old.of === 0 ? '' : `, before ${percent(old.count / old.of)}`;
  return `${shareText(held)}${was}`;
}

function shareText({ count, of, bar }: Held): string {
  if (of === 0) return '-';
  const { share, low, high } = shareOf(count, of);
  const misses = bar !== null && (share < bar[0] || share > bar[1]);
  return `${percent(share)} % (${percent(low)} to ${percent(high)})${misses ? ' ✗' : ''}`;
}

const held = ({ figures }: Counted, count: string, of: string, bar: Held['bar']): Held => ({
  count: figures[count] ?? 0,
  of: figures[of] ?? 0,
  bar,
});

const games = ({ figures, games: of }: Counted, count: string, bar: Held['bar']): Held => ({
  count: figures[count] ?? 0,
  of,
  bar,
});

const ENDS: readonly Row[] = [
  ['games won by seat 1, the youngest', (one) => [games(one, 'game won by seat 1', SEATS_BAR)]],
  ['matches won by red', (one) => [held(one, 'won by red', 'matches', SEATS_BAR)]],
  ['match 2 won by who won match 1', (one) => [held(one, 'match 2 won by who won match 1', 'match 2', null)]],
  ['games of three matches', (one) => [games(one, 'match 3', null)]],
  ['matches decided by the ropes', (one) => [held(one, 'by ropes', 'matches', null)]],
  ['matches decided in overtime', (one) => [held(one, 'by overtime', 'matches', null)]],
  ['matches decided by the strongest vehicle', (one) => [held(one, 'by strongest', 'matches', null)]],
  ['matches decided by the wrench', (one) => [held(one, 'by wrench', 'matches', null)]],
];

const VEHICLES: readonly Row[] = CLASSES.map((id) => [
  id,
  (one) => [
    held(one, `deployed ${id}`, `dealt ${id}`, USE_BAR),
    held(one, `ejected ${id}`, `deployed ${id}`, null),
    held(one, `won with more ${id}`, `more ${id}`, WORTH_BAR),
  ],
]);

const CHARACTERS: readonly Row[] = CHARACTER_FACES.map(([id, { name }]) => [
  `${name} (${id})`,
  (one) => [
    held(one, `picked ${id}`, `could pick ${id}`, PICK_BAR),
    held(one, `won with ${id}`, `with ${id}`, WORTH_BAR),
  ],
]);

const LOCATIONS: readonly Row[] = LOCATION_FACES.map(([id, { name }]) => [
  `${name} (${id})`,
  (one) => [
    held(one, `picked ${id}`, `could pick ${id}`, LOCATION_BAR),
    held(one, `at ${id} won by red`, `at ${id}`, HOME_BAR),
  ],
]);

const ITEMS: readonly Row[] = ITEM_IDS.map((id) => [
  id,
  (one) => [held(one, `won with ${id}`, `with ${id}`, WORTH_BAR)],
]);
