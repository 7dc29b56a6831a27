import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkGames } from '../../scripts/lint-games.mjs';
import { checkRooms } from '../../scripts/lint-rooms.mjs';
import { gameIds } from '../../scripts/lib/games.mjs';
import { filesUnder } from '../../scripts/lib/source.mjs';

const TREE = 'tests/thirdGame/';
/** Lines of the smallest game: rules with a die, secret hands and a clock, its files and scenarios, and its table. */
const MOST_LINES = 609;
const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const ours = filesUnder(`${TREE}src`);
const linesOf = (file: string): number => read(file).split('\n').length - 1;

describe('the third game', () => {
  it('is one folder of rules, one of play and one of the page', () => {
    const folders = new Set(ours.map((file) => file.slice(TREE.length).split('/').slice(0, -1).join('/')));
    const own = /^src\/(games|play|app\/tables)\/omen(\/|$)/;
    expect([...folders].filter((folder) => !own.test(folder))).toEqual([]);
    expect(folders).toContain('src/games/omen');
    expect(folders).toContain('src/play/omen');
    expect(folders).toContain('src/app/tables/omen');
  });

  it('is named nowhere else, and no part of it is shipped', () => {
    const shipped = ['src', 'scripts', 'models', 'bin', 'public'].flatMap(filesUnder);
    expect(shipped.length).toBeGreaterThan(0);
    const findings = shipped
      .filter((file) => /\.([cm]?[jt]sx?|jsonc?|css|html|md)$/.test(file))
      .flatMap((file) => checkGames(file, read(file), ['omen']));
    expect(findings).toEqual([]);
  });

  it('costs no more than this: a game is made of little', () => {
    expect(ours.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(MOST_LINES);
  });

  it('is shown on one page, every file with its lines', () => {
    let folder = '';
    const shown = read(`${TREE}README.md`)
      .split('\n')
      .flatMap((line) => {
        const [, lines = '', name] = /^\|\s*(\d*)\s*\| `([^`]+)` \|/.exec(line) ?? [];
        if (name === undefined) return [];
        if (lines === '') folder = name;
        return lines === '' ? [] : [`${TREE}${folder}${name}: ${lines}`];
      });
    expect(shown.toSorted()).toEqual(ours.map((file) => `${file}: ${linesOf(file)}`).toSorted());
  });

  it('imports as the rooms of src may, which it would stand in', () => {
    const scripts = ours.filter((file) => /\.tsx?$/.test(file));
    expect(scripts.flatMap((file) => checkRooms(file.slice(TREE.length), read(file), [...gameIds(), 'omen']))).toEqual(
      [],
    );
  });
});
