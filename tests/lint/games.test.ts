import { describe, expect, it } from 'vitest';
import { checkGames, gamesNamed, staleIn } from '../../scripts/lint-games.mjs';

const IDS = ['chess', 'go'];
const named = (file: string, text: string): number[] => checkGames(file, text, IDS).map(({ line }) => line);

describe('a file that names a game', () => {
  it.each([
    ['in code', 'import { rules } from "../games/chess/rules.ts";'],
    ['in a string', 'const games = ["go"];'],
    ['in a comment', '// For Chess only.'],
    ['as part of a word', 'const isChess = true;'],
    ['at the beginning of a word', 'const chessBoard = 1;'],
    ['as a constant', 'const GO_BOARD = 19;'],
  ])('is found: %s', (_where, line) => {
    expect(named('src/engine/match.ts', `const a = 1;\n${line}\n`)).toEqual([2]);
    expect(named('src/app/ui/Card.tsx', line)).toEqual([1]);
  });

  it('is found by its own name, too', () => {
    expect(named('src/app/styles/chess.css', '')).toEqual([0]);
  });

  it.each([
    ['the game’s folder', 'src/games/chess/rules.ts'],
    ['its table', 'src/app/tables/go/module.tsx'],
    ['the registry of games', 'src/games/registry.ts'],
    ['the registry of tables', 'src/app/tables/registry.ts'],
  ])('may be in %s', (_what, file) => expect(named(file, 'chess and go')).toEqual([]));

  it('is not one that has the letters within another word', () => {
    expect(named('src/engine/match.ts', 'const cargo = ago + "ergo"; // a duchess')).toEqual([]);
  });
});

describe('the list of files that still name one', () => {
  it('has no file that does not, so that it can only shrink, and no other file does', () => {
    const { naming, findings, list } = gamesNamed();
    expect(staleIn(list, naming)).toEqual([]);
    expect(findings).toEqual([]);
  });

  it('is refused with a file that names none any more', () => {
    expect(staleIn(['src/a.ts', 'src/b.ts'], new Set(['src/a.ts']))).toEqual([
      'scripts/games-named.json: src/b.ts names no game any more; take it off the list',
    ]);
  });
});
