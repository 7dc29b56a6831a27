import type { HandsAllowed } from '#games/traction/options.ts';
import { makeRoute, matchRoute, type MatchRoute } from '../route.ts';
import { BENCH, LEARN, PRACTICE, PUZZLES, RULES } from './addresses.ts';

/** Pages that only Traction has. */
export type OwnRoute =
  | BenchRoute
  | PracticeRoute
  /** All clauses, at one of them if one is named. */
  | { readonly page: 'rules'; readonly clause: string | null }
  | { readonly page: 'drills' }
  /** The same page, at its puzzles. */
  | { readonly page: 'puzzles' }
  | { readonly page: 'drill'; readonly id: string };

/**
 * The designers' bench, with a position that came in the address or with none; a match that it was taken from can be
 * gone back to.
 */
export interface BenchRoute {
  readonly page: 'bench';
  readonly packed: string | null;
  readonly back: MatchRoute | null;
}

/** A position to be tried again and again, by which hands, and where it was taken from. */
export interface PracticeRoute {
  readonly page: 'practice';
  readonly packed: string;
  readonly hands: HandsAllowed;
  readonly back: MatchRoute | BenchRoute | null;
}

const RULES_PATH = /^\/rules(?:\/([\w-]{1,20}))?$/;
const DRILL_PATH = /^\/learn\/([\w-]{1,40})$/;
const BENCH_PATH = /^\/bench(?:\/(.*))?$/s;
const PRACTICE_PATH = /^\/practice\/(any|trembling|free)\/(.+)$/s;
/** Behind a position, where it was taken from. */
const BACK = /^([^/]*)\/from(\/.*)$/s;

/** The page at a path of the address; null where it is none of these. */
export function parseOwnRoute(path: string): OwnRoute | null {
  if (path === LEARN) return { page: 'drills' };
  if (path === PUZZLES) return { page: 'puzzles' };
  const [, drill] = DRILL_PATH.exec(path) ?? [];
  if (drill !== undefined) return { page: 'drill', id: drill };
  const rules = RULES_PATH.exec(path);
  if (rules !== null) return { page: 'rules', clause: rules[1] ?? null };
  const [, hands, tried] = PRACTICE_PATH.exec(path) ?? [];
  if (tried !== undefined) return parsePractice(hands as HandsAllowed, tried);
  const bench = BENCH_PATH.exec(path);
  return bench === null ? null : parseBench(bench[1]);
}

/** A position is shown whether or not the address behind it leads anywhere. */
function parseBench(rest: string | undefined): BenchRoute {
  if (rest === undefined) return { page: 'bench', packed: null, back: null };
  const [, packed = rest, from = ''] = BACK.exec(rest) ?? [];
  return { page: 'bench', packed, back: matchRoute(from) };
}

function parsePractice(hands: HandsAllowed, rest: string): PracticeRoute {
  const [, packed = rest, from = ''] = BACK.exec(rest) ?? [];
  const bench = BENCH_PATH.exec(from);
  return { page: 'practice', packed, hands, back: bench === null ? matchRoute(from) : parseBench(bench[1]) };
}

const backOf = ({ back }: BenchRoute | PracticeRoute): string =>
  back === null ? '' : `/from${back.page === 'bench' ? pathOf(back) : makeRoute(back).slice(1)}`;

const pathOf = (route: OwnRoute): string => {
  switch (route.page) {
    case 'bench':
      return route.packed === null ? BENCH : `${BENCH}/${route.packed}${backOf(route)}`;
    case 'practice':
      return `${PRACTICE}/${route.hands}/${route.packed}${backOf(route)}`;
    case 'rules':
      return route.clause === null ? RULES : `${RULES}/${route.clause}`;
    case 'drills':
      return LEARN;
    case 'puzzles':
      return PUZZLES;
    case 'drill':
      return `${LEARN}/${route.id}`;
  }
};

export const makeOwnRoute = (route: OwnRoute): string => makeRoute({ page: 'own', path: pathOf(route) });
export const ownRoute = (route: OwnRoute): { readonly page: 'own'; readonly path: string } => ({
  page: 'own',
  path: pathOf(route),
});
