import { beforeAll, describe, expect, it } from 'vitest';
import { readKeyChanges } from '#play/input/keys/keyChanges.ts';
import { readPadChanges } from '#play/input/gamepad/padChanges.ts';
import { parseRoute } from '#play/route.ts';
import { tintOf } from '#app/tables/traction/saved/TablePicture.tsx';
import { mirrorOf } from '#app/scene/looks/surfaceLooks.ts';
import { DEFAULT_SETTINGS, readSettings } from '#play/settings/settings.ts';
import { parseOwnRoute } from '#play/traction/ownRoutes.ts';
import { MODULES } from '#app/tables/registry.ts';
import { gameOf } from '#play/storage/gameFiles.ts';
import { readMiniature as readPyramids } from '#play/traction/miniature.ts';
import { readMiniature as readBoard } from '#play/trexlands/miniature.ts';
import { clauseOf, drillOf } from '#play/traction/teach/lessons.ts';
import { gameIn } from '#engine/files/gameIn.ts';
import { parseCommand as parsePyramids } from '#games/traction/notation.ts';
import { parseCommand as parseTrucks } from '#games/trexlands/notation.ts';
import { exampleMatch } from '#play/traction/teach/exampleMatch.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { EVERYBODYS_WORDS } from '../engine/files/fuzz.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** An object that has these keys as its own, whatever they are. */
const owning = (keys: readonly string[], value: unknown): object =>
  JSON.parse(`{${keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`) as object;

describe.each(EVERYBODYS_WORDS)('the word "%s", under which every object has something,', (word) => {
  it('leads to no page but one that says so', () => {
    expect(parseRoute(`#/${word}`)).toEqual({ page: 'own', path: `/${word}` });
    expect(MODULES.map(({ pages }) => pages?.at(`/${word}`) ?? null)).toEqual(MODULES.map(() => null));
    const drill = parseOwnRoute(`/learn/${word}`);
    expect(drill?.page === 'drill' && drillOf(drill.id)).toBeUndefined();
    const rules = parseOwnRoute(`/rules/${word}`);
    expect(rules?.page === 'rules' && rules.clause !== null && clauseOf(rules.clause)).toBeUndefined();
    expect(exampleMatch(physics, word).ok).toBe(false);
  });

  it('is no setting, and the value of none', () => {
    expect(readSettings(owning([word], 1))).toEqual(DEFAULT_SETTINGS);
    const others = Object.keys(DEFAULT_SETTINGS);
    expect(readSettings(owning(others, word))).toEqual(DEFAULT_SETTINGS);
    expect(readKeyChanges(owning([word], ['KeyA']))).toEqual({});
    expect(readPadChanges(owning([word], 'south'))).toEqual({});
    expect(readPadChanges(owning(['south'], word))).toEqual({});
  });

  it('is no game, no surface, nothing in a small picture', () => {
    expect(
      gameIn(
        { game: word },
        MODULES.map(({ id }) => id),
      ),
    ).toMatchObject({ ok: false, fault: { path: '$.game' } });
    expect(() => gameOf(MODULES, { header: { game: word } })).toThrow('is not played here');
    expect(surfaceOf(word).ok).toBe(false);
    expect(tintOf(word)).toEqual(tintOf(undefined));
    expect(mirrorOf(word)).toBe(mirrorOf('mousepad'));
    expect(readPyramids(`${word} ${word}@1,2,3`)).toEqual({ pads: [], pieces: [] });
    expect(readBoard(`${word} ${word}@a1`)).toEqual({ tiles: [], city: null, trucks: [], scored: [] });
  });

  it('is refused where it is typed, with what was expected instead', () => {
    for (const line of [word, `walk ${word}`, `walk L1 ${word} 90`, `walk L1 A ${word}`, `penalise ${word}`])
      expect(parsePyramids(line, seat(0), ['Ann', 'Bo'])).toMatchObject({ ok: false, fault: { code: 'notation' } });
    for (const line of [
      word,
      `move ${word}`,
      `play ${word}`,
      `captain ${word}`,
      `place ${word} 1`,
      `move camp T1 ${word} a1`,
    ])
      expect(parseTrucks(line, seat(0))).toMatchObject({ ok: false, fault: { code: 'notation' } });
  });
});
