import { makeRoute, matchRoute, type MatchRoute } from '../../../ui/route.ts';

/** Pages that only Traction has. */
export type OwnRoute =
  /** The designers' bench, with a position that came in the address or with none; a match that it was taken from can be gone back to. */
  | { readonly page: 'bench'; readonly packed: string | null; readonly back: MatchRoute | null }
  /** All clauses, at one of them if one is named. */
  | { readonly page: 'rules'; readonly clause: string | null }
  | { readonly page: 'drills' }
  | { readonly page: 'drill'; readonly id: string };

const RULES = /^\/rules(?:\/([\w-]{1,20}))?$/;
const DRILL = /^\/learn\/([\w-]{1,40})$/;
const BENCH = /^\/bench(?:\/(.*))?$/s;
/** Behind a position on the bench, where it was taken from. */
const BACK = /^([^/]*)\/from(\/.*)$/s;

/** The page at a path of the address; null where it is none of these. */
export function parseOwnRoute(path: string): OwnRoute | null {
  if (path === '/learn') return { page: 'drills' };
  const [, drill] = DRILL.exec(path) ?? [];
  if (drill !== undefined) return { page: 'drill', id: drill };
  const rules = RULES.exec(path);
  if (rules !== null) return { page: 'rules', clause: rules[1] ?? null };
  const bench = BENCH.exec(path);
  return bench === null ? null : parseBench(bench[1]);
}

/** A position is shown whether or not the address behind it leads anywhere. */
function parseBench(rest: string | undefined): OwnRoute {
  if (rest === undefined) return { page: 'bench', packed: null, back: null };
  const [, packed = rest, from = ''] = BACK.exec(rest) ?? [];
  return { page: 'bench', packed, back: matchRoute(from) };
}

const pathOf = (route: OwnRoute): string => {
  switch (route.page) {
    case 'bench':
      return route.packed === null
        ? '/bench'
        : `/bench/${route.packed}${route.back ? `/from${makeRoute(route.back).slice(1)}` : ''}`;
    case 'rules':
      return route.clause === null ? '/rules' : `/rules/${route.clause}`;
    case 'drills':
      return '/learn';
    case 'drill':
      return `/learn/${route.id}`;
  }
};

export const makeOwnRoute = (route: OwnRoute): string => makeRoute({ page: 'own', path: pathOf(route) });
export const ownRoute = (route: OwnRoute): { readonly page: 'own'; readonly path: string } => ({
  page: 'own',
  path: pathOf(route),
});
