import { describe, expect, test } from 'vitest';
import { Governor } from '#app/scene/quality/governor.ts';
import { LEVELS, LEVEL_LOOKS, type Level, levelFor } from '#app/scene/quality/levels.ts';

const SLOW = 1 / 20;
const FAIR = 1 / 48; // neither slow nor smooth
const SMOOTH = 1 / 60;

/** Draws so many pictures; gives the levels that came of it. */
function draw(governor: Governor, pictures: number, seconds: (picture: number, level: Level) => number): Level[] {
  const levels: Level[] = [];
  for (let i = 0; i < pictures; i++) if (governor.frame(seconds(i, governor.level))) levels.push(governor.level);
  return levels;
}

describe('the quality of the picture', () => {
  test('goes down while pictures are slow, to the lowest and no further', () => {
    const governor = new Governor('high');
    expect(draw(governor, 200, () => SLOW)).toEqual(['medium', 'low']);
    expect(draw(governor, 200, () => SLOW)).toEqual([]);
  });

  test('goes down within a second and a half, however fast it was before', () => {
    const governor = new Governor('high');
    draw(governor, 500, () => SMOOTH);
    expect(draw(governor, 30, () => SLOW)).toEqual(['medium']);
  });

  test('goes up only after a while of smooth pictures', () => {
    const governor = new Governor('low');
    expect(draw(governor, 100, () => SMOOTH)).toEqual([]);
    expect(draw(governor, 400, () => SMOOTH)).toEqual(['medium', 'high']);
  });

  test('stays as it is where pictures are neither slow nor smooth', () => {
    for (const level of LEVELS) expect(draw(new Governor(level), 1000, () => FAIR)).toEqual([]);
  });

  test('takes no notice of a hitch, nor of a page that was hidden for an hour', () => {
    expect(draw(new Governor('high'), 600, (i) => (i % 5 === 0 ? 0.3 : SMOOTH))).toEqual([]);
    expect(draw(new Governor('medium'), 100, (i) => (i === 50 ? 3600 : FAIR))).toEqual([]);
  });

  test('does not look at the first pictures of a level, which still compile', () => {
    expect(draw(new Governor('high'), 100, (i) => (i < 12 ? 1 : FAIR))).toEqual([]);
  });

  test('does not swing where one level is too much and the one below has room', () => {
    const governor = new Governor('high');
    const hourOf60 = 60 * 3600;
    const changes = draw(governor, hourOf60, (_, level) => (level === 'high' ? SLOW : SMOOTH));
    expect(changes.length).toBeLessThan(12);
    expect(changes[0]).toBe('medium');
  });
});

describe('the level to begin with', () => {
  test.each([
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', false, 8, 16, 'low'],
    ['llvmpipe (LLVM 15.0.7, 256 bits)', false, 8, 16, 'low'],
    ['Microsoft Basic Render Driver', false, 8, 16, 'low'],
    ['Mali-G52', true, 4, 8, 'low'],
    ['Adreno 740', true, 8, 8, 'medium'],
    ['Intel UHD 620', false, 4, 4, 'high'],
    ['', false, undefined, undefined, 'high'],
  ] as const)('%s, touched %s, %s GiB, %s cores: %s', (renderer, touched, memoryGiB, cores, level) => {
    expect(levelFor({ renderer, touched, memoryGiB, cores })).toBe(level);
  });
});

test('a better level never has less of anything', () => {
  for (const [i, level] of LEVELS.entries()) {
    const worse = LEVEL_LOOKS[LEVELS[i - 1] ?? level];
    const { density, antialias, detail } = LEVEL_LOOKS[level];
    expect(density[0]).toBeGreaterThanOrEqual(worse.density[0]);
    expect(density[1]).toBeGreaterThanOrEqual(worse.density[1]);
    expect(Number(antialias)).toBeGreaterThanOrEqual(Number(worse.antialias));
    expect(detail.shadeRays).toBeGreaterThanOrEqual(worse.detail.shadeRays);
    expect(detail.faces).toBeGreaterThanOrEqual(worse.detail.faces);
    expect(Number(detail.seesOthers)).toBeGreaterThanOrEqual(Number(worse.detail.seesOthers));
    expect(Number(detail.mirrors)).toBeGreaterThanOrEqual(Number(worse.detail.mirrors));
    expect(detail.anisotropy).toBeGreaterThanOrEqual(worse.detail.anisotropy);
  }
});
