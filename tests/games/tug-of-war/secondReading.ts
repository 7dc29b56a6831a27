/**
 * The rule text read a second time, without a line of the game's code: one turn on plain numbers that are changed in
 * place, seat by seat. Rewards, points and hands have to agree with the game's own.
 */
export interface Table {
  set: 'final' | 'death';
  rows: boolean;
  startSpot: number;
  red: number;
  hands: number[][];
  rope: number; // the spot of red less the start
  race: number[];
  counters: number[];
  clock: number;
  maze: number[];
  path: string[][];
  conkers: number[];
  towers: number[];
  points: Record<string, number[]>;
  winners: Record<string, number>;
  winner: number | null;
}

const LETTERS = 'BCBGBCBGBCBGBADFEG';
const NEEDED: Record<string, number> = { conker: 4, maze: 1, tower: 1 };
/** Squares whose right side, and whose lower side, is a wall within the maze: row and column from 0. */
const RIGHT = '03 05 10 15 21 24 33 34 41 46 53 54 63 66 72 77 82 84'.split(' ');
const BELOW = '04 10 11 13 18 26 52 60 65 67 68 74'.split(' ');
const SHAPES: Record<number, number[][]> = {
  1: [[0, 0]],
  2: [
    [0, 0],
    [1, 0],
  ],
  3: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  4: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  5: [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ],
};

/** Carries out a legal turn up to its gains; gives the cards that each seat gains, in order. */
export function turn(
  t: Table,
  seat: number,
  module: string,
  cards: readonly number[],
  aims: readonly string[],
  option: string,
): number[][] {
  const rival = 1 - seat;
  const dir = seat === t.red ? 1 : -1;
  const gains: number[][] = [[], []];
  const gain = (who: number, strength: number): void => {
    let left = strength;
    for (; left > 5; left -= 5) gains[who]?.push(5);
    if (left > 0) gains[who]?.push(left);
  };
  const fourAndOne = (): void => {
    gain(seat, 4);
    gain(rival, 1);
  };
  const threeOnes = (): void => {
    for (let n = 0; n < 3; n += 1) gain(seat, 1);
    gain(rival, t.set === 'final' ? 2 : 3);
  };
  const hand = t.hands[seat] ?? [];
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  const held = t.hands.map((one) => one.length);
  const later: (() => void)[] = [];
  let scorer = -1;
  const two = (list: number[], who: number): number => list[who] ?? 0;
  const owe = (usual: () => void, point: () => void): void =>
    void later.push(() => (scorer === seat ? point : usual)());
  switch (module) {
    case 'rope': {
      let spot = t.startSpot + dir * t.rope;
      for (const card of cards) spot += card;
      if (spot >= 18) [spot, scorer] = [18, seat];
      t.rope = dir * (spot - t.startSpot);
      const letter = spot === 0 ? 'B' : LETTERS[Math.abs(spot) - 1];
      later.push(() => {
        const mine = Object.values(t.winners).filter((who) => who === seat).length;
        const active = Object.entries(t.points).filter(([id]) => !(id in t.winners));
        if (letter === 'A') gain(seat, 1 + Math.abs(two(held, 0) - two(held, 1)));
        if (letter === 'B') fourAndOne();
        if (letter === 'C') threeOnes();
        if (letter === 'D') gain(seat, 1 + mine);
        if (letter === 'E') gain(seat, cards.length);
        if (letter === 'F') gain(seat, 1 + active.reduce((sum, [, points]) => sum + two(points, seat), 0));
        if (letter === 'G') gain(seat, 5);
      });
      if (scorer === seat) t.rope = 0;
      break;
    }
    case 'race': {
      let step = two(t.race, seat);
      for (const card of cards)
        for (let i = 0; i < card; i += 1) {
          step += 1;
          if (t.set === 'final' && (step === 4 || step === 9)) break;
        }
      t.race[seat] = step;
      const apart = Math.abs(two(t.race, 0) - two(t.race, 1));
      if (step === 13) scorer = seat;
      owe(
        () => gain(seat, apart),
        () => gain(seat, 1),
      );
      if (step === 13) t.race = [0, 0];
      break;
    }
    case 'collation': {
      let taken = 0;
      const pile = (): number => 25 - two(t.counters, 0) - two(t.counters, 1);
      for (const card of cards) {
        const some = card > pile() ? pile() : card;
        t.counters[seat] = two(t.counters, seat) + some;
        taken += some;
        for (const who of [0, 1]) {
          const enough = t.set === 'final' ? pile() <= 5 && two(t.counters, who) >= 13 : false;
          if (enough || (pile() === 0 && two(t.counters, who) > two(t.counters, 1 - who))) scorer = who;
        }
      }
      const had = [...t.counters];
      later.push(() => {
        if (scorer !== seat) gain(seat, taken);
        if (scorer >= 0) for (const who of [0, 1]) for (let five = 5; five <= two(had, who); five += 5) gain(who, 1);
      });
      if (scorer >= 0) t.counters = [0, 0];
      break;
    }
    case 'clock': {
      const sum = cards.reduce((so, card) => so + card, dir * t.clock);
      if (sum >= 8) scorer = seat;
      owe(
        () => gain(seat, 1 + (Math.abs(t.clock) >> 1)),
        () => gain(seat, 2 + sum - 8),
      );
      t.clock = sum >= 8 ? 0 : dir * sum;
      break;
    }
    case 'maze': {
      let changed = 0;
      for (const aim of aims) {
        let [row = 0, col = 0] = t.maze;
        const from = row;
        for (;;) {
          const stopped =
            (aim === 'right' && (col === 8 || RIGHT.includes(`${row}${col}`))) ||
            (aim === 'left' && (col === 0 || RIGHT.includes(`${row}${col - 1}`))) ||
            (aim === 'down' && (row === 8 || BELOW.includes(`${row}${col}`))) ||
            (aim === 'up' && (row === 0 || BELOW.includes(`${row - 1}${col}`)));
          if (stopped) break;
          if (aim === 'right') col += 1;
          if (aim === 'left') col -= 1;
          if (aim === 'down') row += 1;
          if (aim === 'up') row -= 1;
          if (row === 0 && col === 6) scorer = t.red;
          if (row === 8 && col === 2) scorer = 1 - t.red;
          if (scorer >= 0) break;
        }
        t.maze = [row, col];
        changed += t.rows ? Math.abs(row - from) : row === from ? 0 : 1;
      }
      later.push(() => Array.from({ length: changed }).forEach(() => gain(seat, 1)));
      break;
    }
    case 'path': {
      const own = seat === t.red ? 'r' : 'b';
      const other = own === 'r' ? 'b' : 'r';
      cards.forEach((card, i) => {
        const col = (aims[i] ?? '').charCodeAt(0) - 97;
        const row = Number((aims[i] ?? '').slice(1)) - 1;
        for (const [down = 0, along = 0] of SHAPES[card] ?? []) {
          const line = t.path[row + down] as string[];
          const was = line[col + along];
          line[col + along] = was === '.' ? own : was === 'r' ? 'b' : 'r';
        }
        if (crosses(t.path, other)) scorer = rival;
        if (crosses(t.path, own)) scorer = seat;
      });
      const line = longest(t.path, own);
      const point = t.path.flat().includes('.') ? 1 : 5;
      later.push(() => {
        if (scorer !== seat) gain(seat, line);
        if (scorer >= 0) gain(scorer, point);
      });
      if (scorer >= 0) t.path = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => '.'));
      break;
    }
    case 'conker':
      for (const card of cards) t.conkers[seat] = two(t.conkers, seat) + card;
      later.push(() => (gain(seat, 1), cards.length > 1 && gain(seat, 1)));
      break;
    case 'tower': {
      for (const card of cards) t.towers[seat] = Math.min(49, two(t.towers, seat) + card);
      const lights = t.towers.map((height) => Math.floor(height / 7));
      const ahead = two(lights, seat) - two(lights, rival);
      if (t.towers[seat] === 49 || ahead >= (t.set === 'final' ? 2 : 3)) scorer = seat;
      later.push(() => {
        if (option === 'A') gain(seat, Math.abs(ahead) + 1);
        if (option === 'B') fourAndOne();
        if (option === 'C') threeOnes();
      });
    }
  }
  if (scorer >= 0) {
    point(t, module, scorer);
    if (!('conker' in t.winners)) {
      const [first = 0, second = 0] = t.conkers;
      t.conkers = [0, 0];
      if (first !== second) {
        const higher = first > second ? 0 : 1;
        point(t, 'conker', higher);
        later.push(() => gain(higher, 1));
      }
    }
  }
  if (t.winner === null) for (const give of later) give();
  gains.forEach((some, who) => (t.hands[who] = [...(t.hands[who] ?? []), ...some].sort((a, b) => a - b)));
  return gains;
}

function point(t: Table, module: string, who: number): void {
  const points = (t.points[module] ??= [0, 0]);
  points[who] = (points[who] ?? 0) + 1;
  if (points[who] !== (NEEDED[module] ?? 2)) return;
  t.winners[module] = who;
  if (t.winner === null && Object.values(t.winners).filter((one) => one === who).length === 3) t.winner = who;
}

/** Floods from the top row and from the left column. */
function crosses(path: readonly (readonly string[])[], colour: string): boolean {
  const flood = (row: number, col: number, seen: Set<number>): void => {
    if (row < 0 || col < 0 || path[row]?.[col] !== colour || seen.has(9 * row + col)) return;
    seen.add(9 * row + col);
    flood(row + 1, col, seen);
    flood(row - 1, col, seen);
    flood(row, col + 1, seen);
    flood(row, col - 1, seen);
  };
  const [down, along] = [new Set<number>(), new Set<number>()];
  for (let i = 0; i < 8; i += 1) {
    flood(0, i, down);
    flood(i, 0, along);
  }
  return [...down].some((at) => Math.floor(at / 9) === 7) || [...along].some((at) => at % 9 === 7);
}

function longest(path: readonly (readonly string[])[], colour: string): number {
  const across = path.map((line) => line.join(''));
  const down = path.map((_, col) => path.map((line) => line[col]).join(''));
  let most = 0;
  for (const line of [...across, ...down]) while (line.includes(colour.repeat(most + 1))) most += 1;
  return most;
}
