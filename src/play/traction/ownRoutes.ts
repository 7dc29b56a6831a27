import type { HandsAllowed } from '#games/traction/options.ts';
import { makeRoute, matchRoute, type MatchRoute } from '../route.ts';
import { EDITOR, LEARN, PRACTICE, PUZZLES, RULES } from './addresses.ts';

/** Pages that only Traction has. */
export type OwnRoute =
  | EditorRoute
  | PracticeRoute
  /** All clauses, at one of them if one is named. */
  | { readonly page: 'rules'; readonly clause: string | null }
  | { readonly page: 'drills' }
  /** The first puzzle that is not solved. */
  | { readonly page: 'puzzles' }
  | { readonly page: 'drill'; readonly id: string };

/**
 * The position editor, with a position that came in the address or with none; a match that it was taken from can be
 * gone back to.
 */
export interface EditorRoute {
  readonly page: 'editor';
  readonly packed: string | null;
  readonly back: MatchRoute | null;
}

/** A position to be tried again and again, by which hands, and where it was taken from. */
export interface PracticeRoute {
  readonly page: 'practice';
  readonly packed: string;
  readonly hands: HandsAllowed;
  readonly back: MatchRoute | EditorRoute | null;
}

const RULES_PATH = /^\/rules(?:\/([\w-]{1,20}))?$/;
const DRILL_PATH = /^\/learn\/([\w-]{1,40})$/;
const EDITOR_PATH = /^\/bench(?:\/(.*))?$/s;
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
  const editor = EDITOR_PATH.exec(path);
  return editor === null ? null : parseEditor(editor[1]);
}

/** A position is shown whether or not the address behind it leads anywhere. */
function parseEditor(rest: string | undefined): EditorRoute {
  if (rest === undefined) return { page: 'editor', packed: null, back: null };
  const [, packed = rest, from = ''] = BACK.exec(rest) ?? [];
  return { page: 'editor', packed, back: matchRoute(from) };
}

function parsePractice(hands: HandsAllowed, rest: string): PracticeRoute {
  const [, packed = rest, from = ''] = BACK.exec(rest) ?? [];
  const editor = EDITOR_PATH.exec(from);
  return { page: 'practice', packed, hands, back: editor === null ? matchRoute(from) : parseEditor(editor[1]) };
}

const backOf = ({ back }: EditorRoute | PracticeRoute): string =>
  back === null ? '' : `/from${back.page === 'editor' ? pathOf(back) : makeRoute(back).slice(1)}`;

const pathOf = (route: OwnRoute): string => {
  switch (route.page) {
    case 'editor':
      return route.packed === null ? EDITOR : `${EDITOR}/${route.packed}${backOf(route)}`;
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
