import type { Choice } from '#games/trexlands/actions.ts';
import type { Puzzle, PuzzleKind } from '#games/trexlands/help/puzzles/puzzles.ts';
import type { TerraId } from '#games/trexlands/ids.ts';
import { makeCommand } from '#games/trexlands/notation.ts';
import { campOf, stillPlaying } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import { oddsOfAttack } from '../battles.ts';
import { worthOfMove } from '../worthOfMove.ts';
import { battleAsked, doubtsIn, leastToHold, LEARNER, type Doubted } from './judge.ts';
import { linesFrom, type Line } from './lines.ts';

/** A puzzle but for its name and where it is from; whether it is one, playing it out tells. */
export type Found = Omit<Puzzle, 'id' | 'from'>;

/** The best battle is better by so much than any battle elsewhere (house value). */
const CLEARLY = 0.06;

/** Puzzles of these kinds in a position that the learner is asked in. */
export function puzzlesIn(position: TrexlandsState, kinds: readonly PuzzleKind[]): readonly Found[] {
  if (position.agenda.length > 0 || position.outcome !== null) return [];
  const found = position.phase.name === 'move' ? inTurn(position) : inExchange(position);
  return found.filter(({ kind }) => kinds.includes(kind));
}

const found = (kind: PuzzleKind, position: TrexlandsState, parts: Partial<Found> & Pick<Found, 'solution' | 'plain'>) =>
  ({ wanted: 0, odds: null, ...parts, kind, position }) satisfies Found;

const written = (choices: readonly Choice[]): readonly string[] =>
  choices.filter(({ do: what }) => what !== 'pass').map(makeCommand);

function inTurn(position: TrexlandsState): readonly Found[] {
  const turn = turnOf(position);
  if (turn?.seat !== LEARNER || turn.moved.length + turn.restacked.length > 0 || turn.moveTwo || turn.raid) return [];
  const lines = linesFrom(position);
  return [...wins(position, lines), ...scores(position, lines), ...battles(position, lines)];
}

const scoredBy = ({ tried }: Line): number =>
  tried.log
    .flatMap(({ events }) => events)
    .reduce((sum, event) => (event.type === 'scored' && event.seat === LEARNER ? sum + event.x : sum), 0);

const winsBy = ({ tried }: Line): boolean => tried.state.outcome?.winners.includes(LEARNER) === true;

/** One MOVE and nothing else, as a player sees it first: that of the highest worth to the careless. */
function plainMove(position: TrexlandsState, lines: readonly Line[]): Line | null {
  const moves = lines.flatMap((line) => {
    const [first, ...more] = line.choices.filter(({ do: what }) => what !== 'pass');
    return first?.do === 'move' && more.length === 0
      ? [{ line, worth: worthOfMove(position, LEARNER, first.move) }]
      : [];
  });
  return moves.toSorted((a, b) => b.worth - a.worth)[0]?.line ?? null;
}

/** The match can be won, and not by the plain move. */
function wins(position: TrexlandsState, lines: readonly Line[]): readonly Found[] {
  const line = lines.find(winsBy);
  const plain = plainMove(position, lines);
  if (line === undefined || plain === null || winsBy(plain) || written(line.choices).length < 2) return [];
  return [found('win', position, { solution: [...written(line.choices)], plain: [...written(plain.choices)] })];
}

/** More X can be had in the turn than by any one MOVE. */
function scores(position: TrexlandsState, lines: readonly Line[]): readonly Found[] {
  const most = Math.max(0, ...lines.map(scoredBy));
  const line = lines.find((one) => scoredBy(one) === most);
  const plain = plainMove(position, lines);
  const byOne = lines.some((one) => written(one.choices).length === 1 && scoredBy(one) >= most);
  if (most === 0 || line === undefined || plain === null || byOne || winsBy(line)) return [];
  return [
    found('score', position, {
      wanted: most,
      solution: [...written(line.choices)],
      plain: [...written(plain.choices)],
    }),
  ];
}

interface Fought {
  readonly line: Line;
  readonly terra: TerraId;
  readonly odds: number;
}

/** There are battles to choose from, and one is clearly better than all elsewhere and than the plain one. */
function battles(position: TrexlandsState, lines: readonly Line[]): readonly Found[] {
  const fought = lines
    .flatMap((line): readonly Fought[] => {
      const act = battleAsked(line.tried.state);
      return act === null ? [] : [{ line, terra: act.terra, odds: oddsOfAttack(line.tried.state, act) }];
    })
    .toSorted((a, b) => b.odds - a.odds || a.line.choices.length - b.line.choices.length);
  const [best] = fought;
  const elsewhere = fought.find(({ terra }) => terra !== best?.terra);
  if (best === undefined || elsewhere === undefined || best.odds < elsewhere.odds + CLEARLY) return [];
  const solution = [...written(best.line.choices)];
  const plain = [...written(elsewhere.line.choices)];
  return [found('battle', position, { solution, plain, odds: { best: best.odds, elsewhere: elsewhere.odds } })];
}

function inExchange(position: TrexlandsState): readonly Found[] {
  return position.phase.name === 'arena' ? bluffs(position) : bids(position);
}

/** One card must be a bluff, by what has been seen, and one that looks cheaper need not be. */
function bluffs(position: TrexlandsState): readonly Found[] {
  if (position.phase.name !== 'arena' || position.phase.placing !== null) return [];
  if (position.phase.ready.includes(LEARNER) || campOf(position, LEARNER).coins === 0) return [];
  if (position.phase.cards.some(({ challengers, seenBy }) => challengers.length + seenBy.length > 0)) return [];
  const doubts = doubtsIn(position);
  const sure = doubts.filter(({ doubt }) => doubt === 1);
  const other = doubts.filter(({ doubt }) => doubt < 1);
  const [bluff] = sure;
  const [honest] = other;
  if (bluff === undefined || sure.length > 1 || honest === undefined) return [];
  const call = ({ owner, slot }: Doubted) => [makeCommand({ do: 'challenge', seat: LEARNER, owner, slot })];
  return [found('bluff', position, { solution: call(bluff), plain: call(honest) })];
}

/** A card that can be had for certain, though not by a bid that is merely the highest. */
function bids(position: TrexlandsState): readonly Found[] {
  const { phase } = position;
  if (phase.name !== 'market' || phase.bidder !== LEARNER || phase.awarded !== null) return [];
  const rivals = stillPlaying(position).filter((seat) => seat !== LEARNER);
  // Two rivals void any card by equal bids on it.
  if (position.options.ties === 'any' && rivals.length > 1) return [];
  return phase.market.flatMap(({ bids: on }, i) => {
    const slot = i + 1;
    const [own = 0, highest] = [on[LEARNER], Math.max(...rivals.map((seat) => on[seat] ?? 0))];
    const least = leastToHold(position, slot) ?? Infinity;
    const plain = highest + 1 - own;
    if (highest === 0 || plain < 1 || least <= plain || least >= campOf(position, LEARNER).coins) return [];
    const bid = (coins: number) => [makeCommand({ do: 'bid', seat: LEARNER, slot, coins })];
    return [found('bid', position, { wanted: slot, solution: bid(least), plain: bid(plain) })];
  });
}
