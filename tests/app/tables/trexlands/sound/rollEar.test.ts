import { beforeAll, describe, expect, it } from 'vitest';
import { strikeGain, type Heard } from '#app/audio/heard.ts';
import type { RollFilmed } from '#app/tables/trexlands/sound/rollFilmed.ts';
import { MOST_A_SECOND, RollEar, strikeOf, type HeardTick } from '#app/tables/trexlands/sound/rollEar.ts';
import { pieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { FOUR_TRUCKS } from '../../../../games/trexlands/rolling/support.ts';
import { drawnFilm, rolled } from './films.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** A film seen from one tick to another, in pictures of so many ticks. */
function seen(ear: RollEar, roll: RollFilmed, { from = 0, to = roll.film.ticks, picture = 4 } = {}): HeardTick[] {
  const ticks: HeardTick[] = [];
  for (let at = from; at < to; at += picture)
    ticks.push(...ear.hear({ roll, from: at, to: Math.min(to, at + picture), over: true }));
  return ticks;
}

const strikesOf = (ticks: readonly HeardTick[]): string[] =>
  ticks.flatMap(({ tick, heard }) =>
    heard.filter(({ kind }) => kind === 'strike').map((one) => `${tick} ${JSON.stringify(one)}`),
  );
const all = (ticks: readonly HeardTick[]): Heard[] => ticks.flatMap(({ heard }) => heard);

describe('an ear at the arena', () => {
  it('hears a film the same however often a picture is drawn, and again when it is seen again', () => {
    const roll = rolled(physics, 4, FOUR_TRUCKS);
    const ear = new RollEar();
    const once = seen(ear, roll);
    expect(strikesOf(once).length).toBeGreaterThan(8);
    expect(once.map(({ tick }) => tick)).toEqual(Array.from({ length: roll.film.ticks }, (_, i) => i + 1));
    expect(seen(ear, roll)).toEqual(once);
    expect(seen(new RollEar(), roll, { picture: 37 })).toEqual(once);
    expect(seen(new RollEar(), roll, { picture: 0.7 })).toEqual(once);
  });

  it('hears only what is seen of it when a part is shown again', () => {
    const roll = rolled(physics, 4, FOUR_TRUCKS);
    const whole = strikesOf(seen(new RollEar(), roll)).filter(
      (strike) => Number.parseInt(strike, 10) > 20 && Number.parseInt(strike, 10) <= 60,
    );
    expect(whole.length).toBeGreaterThan(2);
    expect(strikesOf(seen(new RollEar(), roll, { from: 20, to: 60 }))).toEqual(whole);
  });

  it('waits for a film that is still being rolled, and tells later what it could not know', () => {
    const roll = rolled(physics, 4, FOUR_TRUCKS);
    let ticks = 40;
    const film: RollFilmed['film'] = {
      pieces: roll.film.pieces,
      bytes: 0,
      poseOf: (id, tick) => roll.film.poseOf(id, Math.min(tick, ticks)),
      get ticks() {
        return ticks;
      },
    };
    const ear = new RollEar();
    const first = ear.hear({ roll: { ...roll, film }, from: 0, to: 40, over: false });
    expect(first.at(-1)?.tick).toBeLessThan(40);
    ticks = roll.film.ticks;
    const rest = ear.hear({ roll: { ...roll, film }, from: 40, to: ticks, over: true });
    expect([...first, ...rest]).toEqual(seen(new RollEar(), roll));
  });

  it('hears no more than so many strikes a second, the hardest of each moment first', () => {
    const many = Array.from({ length: 8 }, (_, i) => ({
      id: pieceId(`${i % 4}-T${1 + Math.floor(i / 4)}`),
      at: vec3(-0.2 + 0.055 * i, 0.3, 0.1 * (i % 2)),
      velocity: vec3(0, 0, 0),
      blows: Object.fromEntries(Array.from({ length: 30 }, (_, k) => [10 + 14 * k, vec3(0, 0.4 + 0.01 * i, 0)])),
    }));
    const ticks = seen(new RollEar(), drawnFilm(many, 450));
    const times = ticks.flatMap(({ tick, heard }) => heard.filter(({ kind }) => kind === 'strike').map(() => tick));
    for (const end of times)
      expect(times.filter((tick) => tick > end - 240 && tick <= end).length).toBeLessThanOrEqual(MOST_A_SECOND);
    expect(times.length).toBeGreaterThan(MOST_A_SECOND);
  });

  it.each(['scrub', 'salt-flat', 'gravel', 'dune'] as const)(
    'hears %s under the trucks, loud and soft, and nothing more once they lie',
    (terrain) => {
      const ticks = seen(new RollEar(), rolled(physics, 9, FOUR_TRUCKS, terrain));
      const strikes = all(ticks).filter((heard) => heard.kind === 'strike');
      expect(new Set(strikes.map(({ ground }) => ground))).toContain(terrain);
      expect(new Set(strikes.map(({ striker }) => striker.material))).toEqual(new Set(['die-cast', 'rubber']));
      const gains = strikes.map((strike) => strikeGain(strike));
      expect(Math.min(...gains)).toBeGreaterThan(0);
      expect(Math.max(...gains)).toBeGreaterThan(2 * Math.min(...gains));
      expect(all(ticks.slice(-90))).toEqual([]);
    },
  );
});

it('a truck is heard to slide over salt, and hardly over gravel', () => {
  const slides = (terrain: string): number =>
    all(seen(new RollEar(), rolled(physics, 9, FOUR_TRUCKS, terrain))).filter(
      (heard) => heard.kind === 'scrape' && heard.ground === terrain,
    ).length;
  expect(slides('salt-flat')).toBeGreaterThan(5);
  expect(slides('gravel')).toBeLessThan(slides('salt-flat') / 2);
});

it('two trucks ring both, a wheel on the ground is rubber, and a roof is a side', () => {
  const on = { terrain: 'dune' };
  const impact = { truck: pieceId('0-T1'), part: 'body', on: 'ground', other: null, impulse: 0.05 } as const;
  expect(strikeOf(on, { ...impact, on: 'truck', other: { truck: pieceId('1-T1'), part: 'rear-left' } })).toMatchObject({
    ground: 'die-cast',
    striker: { material: 'die-cast' },
    struck: { material: 'rubber' },
    way: 'corner',
  });
  expect(strikeOf(on, { ...impact, part: 'front-left' })).toMatchObject({
    ground: 'dune',
    striker: { material: 'rubber' },
    struck: null,
  });
  expect(strikeOf(on, { ...impact, part: 'cab' })).toMatchObject({ way: 'side', striker: { material: 'die-cast' } });
  expect(strikeOf(on, { ...impact, on: 'rim' })).toMatchObject({ ground: 'rim' });
});
