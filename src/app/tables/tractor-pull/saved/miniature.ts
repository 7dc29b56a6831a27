import { pullRopes } from '#games/tractor-pull/pull.ts';
import { winsOf, type TractorPullState } from '#games/tractor-pull/state.ts';

/** The ropes of a saved match. */
export interface Miniature {
  /** By rope, of both seats. */
  readonly sums: readonly (readonly [number, number])[];
  /** Matches won, by seat. */
  readonly wins: readonly [number, number];
}

/** `8-9 7-1 10-9 w1-0`: the sums of the ropes, then the matches won. */
export function makeMiniature(state: TractorPullState): string {
  const ropes = state.red === null ? [] : pullRopes(state);
  const sums = ropes.map(({ totals }) => totals.join('-'));
  return [...sums, `w${winsOf(state, 0)}-${winsOf(state, 1)}`].join(' ');
}

const WORD = /^(w?)(\d{1,3})-(\d{1,3})$/;

/** The readable part; a word that says nothing is left out of the picture. */
export function readMiniature(text: string): Miniature {
  const sums: (readonly [number, number])[] = [];
  let wins: readonly [number, number] = [0, 0];
  for (const word of text.split(' ')) {
    const [, isWins, a, b] = WORD.exec(word) ?? [];
    if (a === undefined || b === undefined) continue;
    if (isWins === 'w') wins = [Number(a), Number(b)];
    else sums.push([Number(a), Number(b)]);
  }
  return { sums, wins };
}
