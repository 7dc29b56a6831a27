import { misfit } from '#engine/files/misfit.ts';
import type { Path } from '#engine/files/jsonPath.ts';
import { kindOf, setOf, type CardId, type CardKind } from '../cards.ts';
import { SLOTS, type Grid } from '../grid.ts';
import { NUMBERS } from '../numbers.ts';
import { pairOf, type Discards, type TruckOffOptions } from '../options.ts';
import { outOf } from '../setup.ts';
import type { Player } from '../state.ts';
import type { PositionFile } from './schema.ts';
import { say } from './texts.ts';

export type Refusal = ReturnType<typeof misfit>;

/** Options of a position: chance has drawn no cards that are out. */
export interface PositionOptions extends TruckOffOptions {
  readonly discards: Exclude<Discards, 'random'>;
}

/** Where all cards of a position are. */
export interface Dealt {
  readonly players: readonly Pick<Player, 'hand' | 'chosen'>[];
  readonly grid: Grid | null;
  /** Executed or discarded. */
  readonly discards: readonly CardId[];
  readonly out: readonly CardId[];
  /** Kinds of those that may have been executed: of two players' cards some of these are out of the game. */
  readonly played: readonly CardKind[];
}

/** Cards that nothing has been said of yet; they go out one after the other. */
class Pool {
  fault: Refusal | null = null;
  private readonly all: readonly CardId[];

  constructor(private left: readonly CardId[]) {
    this.all = left;
  }

  /** The first copies that are left of these kinds. */
  take(words: string, path: Path): readonly CardId[] {
    return words.split(' ').flatMap((word) => {
      if (word === '' || word === TAKEN) return [];
      const card = this.left.find((id) => kindOf(id) === word);
      if (card === undefined) {
        const most = this.all.filter((id) => kindOf(id) === word).length;
        this.fault ??= misfit(path, `"${words}"`, say.cardsLeft(word, most));
        return [];
      }
      this.left = this.left.filter((id) => id !== card);
      return [card];
    });
  }

  /** One of a kind that must have been executed, where there is any. */
  takeKind(kind: CardKind): readonly CardId[] {
    const card = this.left.find((id) => kindOf(id) === kind);
    this.left = this.left.filter((id) => id !== card);
    return card === undefined ? [] : [card];
  }

  rest(): readonly CardId[] {
    return this.left;
  }
}

export const TAKEN = '.';

/** With more than two players: of each set what is neither out nor in the hand nor selected has been put away. */
export function dealtToHands(options: PositionOptions, file: PositionFile): Dealt | Refusal {
  const kindsOut = typeof options.discards === 'object' ? options.discards : pairOf(options.discards);
  const isWhole = file.hands === undefined && isBeforeCards(file);
  const seats = Array.from({ length: file.seats }, (_, seat) => {
    const { kept, out } = outOf(seat, kindsOut);
    const pool = new Pool(kept);
    const chosen = pool.take(file.chosen[seat] ?? '', ['position', 'chosen', seat]);
    const hand = isWhole ? kept : pool.take(file.hands?.[seat] ?? '', ['position', 'hands', seat]);
    return { hand, chosen, out, away: isWhole ? [] : pool.rest(), fault: pool.fault };
  });
  const fault = seats.find((seat) => seat.fault !== null)?.fault ?? null;
  if (fault !== null) return fault;
  const lessThanWhole = seats.findIndex(({ away }) => away.length > 0);
  if (isBeforeCards(file) && lessThanWhole >= 0)
    return misfit(['position', 'hands', lessThanWhole], `"${file.hands?.[lessThanWhole] ?? ''}"`, say.wholeHand);
  const discards = seats.flatMap(({ away }) => away);
  return {
    players: seats.map(({ hand, chosen }) => ({ hand, chosen })),
    grid: null,
    discards,
    out: seats.flatMap(({ out }) => out),
    played: discards.map(kindOf),
  };
}

/** Nothing has been executed before the cards of the first round. */
const isBeforeCards = ({ phase, round = 1 }: PositionFile): boolean =>
  round === 1 && (phase === 'trucks' || phase === 'roll' || phase === 'cards');

/**
 * With two: what is not in the grid has been taken from it, or is out. Cards that lie on the table as tokens have been
 * taken; of the others it does not matter.
 */
export function dealtToGrid(rows: readonly string[], needed: readonly CardKind[], seats: number): Dealt | Refusal {
  const pool = new Pool([...setOf(0), ...setOf(1)]);
  const grid = rows.flatMap((row, i) =>
    row.split(' ').map((word) => pool.take(word, ['position', 'grid', i])[0] ?? null),
  );
  if (pool.fault !== null) return pool.fault;
  const taken = rows.flatMap((row) => row.split(' ')).filter((word) => word === TAKEN).length;
  const played = pool.rest().map(kindOf);
  const known = needed.flatMap((kind) => pool.takeKind(kind)).slice(0, taken);
  const others = pool.rest();
  return {
    players: Array.from({ length: seats }, () => ({ hand: [], chosen: [] })),
    grid,
    discards: [...known, ...others.slice(0, taken - known.length)],
    out: others.slice(taken - known.length),
    played,
  };
}

/** The rows of a grid from which so many have been taken, those that lie on top first; the needed ones among them. */
export function usualRows(taken: number, needed: readonly CardKind[]): readonly string[] {
  const pool = new Pool([...setOf(0), ...setOf(1)]);
  for (const kind of needed) pool.takeKind(kind);
  const kinds = pool.rest().map(kindOf);
  const words = SLOTS.map((_, i) => (i < SLOTS.length - taken ? (kinds[i] ?? TAKEN) : TAKEN));
  let from = 0;
  return NUMBERS.two.grid.map((length) => words.slice(from, (from += length)).join(' '));
}
