import { describe, expect, test } from 'vitest';
import { BRIGHTNESSES, brightnessOf, scrapeGain, strikeGain } from '#app/audio/heard.ts';
import { roomSamples, scrapeSamples, winSamples } from '#app/audio/samples.ts';
import { GROUND_MATERIALS, ROOM_SOUND, surfaceSoundOf, type GroundMaterial } from '#app/audio/sounds.ts';
import { strikeSamples, TAKES, type StrikeTimbre } from '#app/audio/strikeSamples.ts';
import { energyOf, peakOf, type Samples } from '#app/audio/synthesis.ts';
import { PYRAMIDS, SIZES } from '#sim/pyramid.ts';
import { SURFACES } from '#sim/surfaces.ts';

const RATE = 48_000;
const LARGE = { material: 'plastic', sizeM: PYRAMIDS.L.base } as const;

const timbre = (ground: GroundMaterial, more: Partial<StrikeTimbre> = {}): StrikeTimbre => ({
  striker: LARGE,
  way: 'corner',
  ground,
  struck: ground === 'plastic' ? LARGE : null,
  brightness: 2,
  take: 0,
  ...more,
});

/** The strike as it leaves the speaker, its gain applied. */
const heard = (ground: GroundMaterial, impulse: number): number =>
  strikeGain({ impulse, ground, striker: LARGE }) ** 2 *
  energyOf(strikeSamples(timbre(ground, { brightness: brightnessOf({ impulse, striker: LARGE }) }), RATE), RATE);

/** How strong a pitch is in the samples (Goertzel's sum), as a share of all their energy. */
function shareAt(samples: Samples, hz: number): number {
  const turn = (2 * Math.PI * hz) / RATE;
  let [re, im] = [0, 0];
  samples.forEach((sample, i) => {
    re += sample * Math.cos(turn * i);
    im -= sample * Math.sin(turn * i);
  });
  return (re * re + im * im) / RATE / energyOf(samples, RATE);
}

/** The middle of the energy along the time, s. */
function middleOf(samples: Samples): number {
  let [sum, weighted] = [0, 0];
  samples.forEach((sample, i) => {
    sum += sample * sample;
    weighted += sample * sample * i;
  });
  return weighted / sum / RATE;
}

const IMPULSES = Array.from({ length: 60 }, (_, i) => 3e-6 * 1.15 ** i);

test('every surface of the simulation has a sound, a surface of one’s own a plain board’s', () => {
  expect(SURFACES.map(({ id }) => surfaceSoundOf(id))).toEqual(SURFACES.map(({ id }) => id));
  for (const id of ['custom', 'lava', 'pad', 'plastic', 'toString']) expect(surfaceSoundOf(id)).toBe('custom');
});

describe.each(GROUND_MATERIALS)('a strike on %s', (ground) => {
  test('is the louder the harder', () => {
    const energies = IMPULSES.map((impulse) => heard(ground, impulse));
    expect(energies).toEqual([...energies].sort((a, b) => a - b));
    expect(new Set(energies).size).toBe(energies.length);
  });

  test('is silent below what can be heard', () => {
    expect(strikeGain({ impulse: 2.9e-6, ground, striker: LARGE })).toBe(0);
    expect(strikeGain({ impulse: 0, ground, striker: LARGE })).toBe(0);
    expect(strikeGain({ impulse: 3.1e-6, ground, striker: LARGE })).toBeGreaterThan(0);
  });

  test('never reaches full scale, and has the same energy for every size, way, brightness and take', () => {
    for (const size of SIZES) {
      for (const way of ['corner', 'side'] as const) {
        for (let brightness = 0; brightness < BRIGHTNESSES; brightness++) {
          const samples = strikeSamples(
            timbre(ground, {
              striker: { ...LARGE, sizeM: PYRAMIDS[size].base },
              way,
              brightness,
              take: brightness % TAKES,
            }),
            RATE,
          );
          expect(peakOf(samples)).toBeLessThan(1);
          expect(energyOf(samples, RATE)).toBeCloseTo(4.5e-4, 8);
          expect(samples.every(Number.isFinite)).toBe(true);
        }
      }
    }
  });

  test('dies away: the last tenth has less than a thousandth of the energy, and it ends in silence', () => {
    const samples = strikeSamples(timbre(ground), RATE);
    const end = samples.slice(Math.floor(0.9 * samples.length));
    expect(energyOf(end, RATE)).toBeLessThan(0.001 * energyOf(samples, RATE));
    expect(samples.at(-1)).toBeCloseTo(0, 6);
    expect(samples[0]).toBeCloseTo(0, 6);
  });

  test('is the same every time it is worked out, and another take is another', () => {
    expect(strikeSamples(timbre(ground), RATE)).toEqual(strikeSamples(timbre(ground), RATE));
    expect(strikeSamples(timbre(ground, { take: 1 }), RATE)).not.toEqual(strikeSamples(timbre(ground), RATE));
  });

  test('sounds like no other material: it rings in its own way', () => {
    const own = strikeSamples(timbre(ground), RATE);
    for (const other of GROUND_MATERIALS.filter((id) => id !== ground)) {
      const samples = strikeSamples(timbre(other), RATE);
      const length = Math.max(own.length, samples.length);
      let apart = 0;
      for (let i = 0; i < length; i++) apart += ((own[i] ?? 0) - (samples[i] ?? 0)) ** 2 / RATE;
      expect(apart / energyOf(own, RATE), other).toBeGreaterThan(0.4); // 2 for two sounds that have nothing in common
    }
  });

  test('scrapes the louder the more power goes into it, below full scale, as evenly at its seam as elsewhere', () => {
    const gains = IMPULSES.map((impulse) => scrapeGain({ power: 10 * impulse, ground }));
    expect(gains).toEqual([...gains].sort((a, b) => a - b));
    const samples = scrapeSamples(ground, RATE);
    expect(peakOf(samples)).toBeLessThan(1);
    const steps = Array.from(samples, (sample, i) => Math.abs(sample - (samples[(i + 1) % samples.length] ?? 0)));
    expect(steps.at(-1)).toBeLessThanOrEqual(Math.max(...steps.slice(0, -1)));
  });
});

test('glass rings longer than wood, and wood longer than felt', () => {
  const [glass = 0, wood = 0, felt = 0] = (['glass', 'varnished-wood', 'felt'] as const).map((id) =>
    middleOf(strikeSamples(timbre(id), RATE)),
  );
  expect(glass).toBeGreaterThan(1.3 * wood);
  expect(wood).toBeGreaterThan(1.3 * felt);
});

test('a harder strike rings higher, a smaller piece too, and a side lower than a corner', () => {
  const high = (samples: Samples): number =>
    [2800, 3350, 4000, 5480].reduce((sum, hz) => sum + shareAt(samples, hz), 0);
  expect(high(strikeSamples(timbre('custom', { brightness: 4 }), RATE))).toBeGreaterThan(
    high(strikeSamples(timbre('custom', { brightness: 0 }), RATE)),
  );
  const knock = (sizeM: number): Samples =>
    strikeSamples(timbre('plastic', { striker: { ...LARGE, sizeM }, struck: { ...LARGE, sizeM } }), RATE);
  const pitch = 3350 * (PYRAMIDS.L.base / PYRAMIDS.S.base);
  expect(shareAt(knock(PYRAMIDS.S.base), pitch)).toBeGreaterThan(10 * shareAt(knock(PYRAMIDS.L.base), pitch));
  const side = strikeSamples(timbre('plastic', { way: 'side' }), RATE);
  expect(shareAt(side, 0.72 * 3350)).toBeGreaterThan(10 * shareAt(knock(PYRAMIDS.L.base), 0.72 * 3350));
});

describe('a pyramid of coloured glass', () => {
  const HZ = { S: 3100, M: 2300, L: 1700 } as const;
  const GROUNDS = ['felt', 'slate', 'leather', 'varnished-wood', 'pad', 'plastic'] as const;
  const tick = (ground: GroundMaterial, size: keyof typeof HZ, more: Partial<StrikeTimbre> = {}): Samples => {
    const striker = { material: 'glass', sizeM: PYRAMIDS[size].base } as const;
    return strikeSamples(timbre(ground, { striker, struck: ground === 'plastic' ? striker : null, ...more }), RATE);
  };
  /** The strongest pitch above those of the grounds themselves, Hz. */
  const pitchIn = (samples: Samples): number => {
    const pitches = Array.from({ length: 121 }, (_, i) => 1400 + 20 * i);
    const shares = pitches.map((hz) => shareAt(samples, hz));
    return pitches[shares.indexOf(Math.max(...shares))] ?? 0;
  };

  test.each(GROUNDS)('ticks on %s at 3.1 kHz if it is small, 2.3 if medium, 1.7 if large', (ground) => {
    for (const size of SIZES) {
      const apart = Math.abs(pitchIn(tick(ground, size)) - HZ[size]) / HZ[size];
      expect(apart, size).toBeLessThan(0.03); // one blow is a hair off another
    }
  });

  test('strikes with its side lower than with a corner', () => {
    expect(pitchIn(tick('slate', 'S', { way: 'side' }))).toBeLessThan(0.8 * HZ.S);
  });

  test('is the louder the faster it comes, on felt and on slate, and softer on felt', () => {
    for (const size of SIZES) {
      const striker = { material: 'glass', sizeM: PYRAMIDS[size].base } as const;
      const gainOf = (ground: GroundMaterial, speed: number): number =>
        strikeGain({ impulse: speed * PYRAMIDS[size].mass, ground, striker });
      const speeds = [0.02, 0.05, 0.1, 0.3, 1];
      for (const ground of ['felt', 'slate'] as const) {
        const gains = speeds.map((speed) => gainOf(ground, speed));
        expect(gains).toEqual([...new Set(gains)].sort((a, b) => a - b));
      }
      expect(gainOf('felt', 0.1)).toBeLessThan(gainOf('slate', 0.1));
    }
  });

  test('never reaches full scale, and has a tick’s energy, whatever it meets, however', () => {
    for (const ground of GROUND_MATERIALS)
      for (const size of SIZES)
        for (const way of ['corner', 'side'] as const)
          for (const brightness of [0, BRIGHTNESSES - 1]) {
            const samples = tick(ground, size, { way, brightness });
            expect(peakOf(samples), `${size} ${way} on ${ground}`).toBeLessThan(1);
            expect(energyOf(samples, RATE)).toBeCloseTo(4.5e-4, 8);
          }
  });

  test('is heard where everything of the look of the table sounds: its leather, its rope, a lamp’s key, a hand', () => {
    for (const material of ['switch', 'fingertip', 'fist'] as const)
      expect(peakOf(strikeSamples(timbre('felt', { striker: { material, sizeM: 0.014 } }), RATE))).toBeLessThan(1);
    expect(middleOf(tick('rope', 'L'))).toBeGreaterThan(2 * middleOf(tick('felt', 'L'))); // it creaks
  });
});

test('a surface of one’s own sounds like what it is called', () => {
  expect(surfaceSoundOf('custom', ' Slate ')).toBe('slate');
  expect(surfaceSoundOf('custom', 'my desk')).toBe('custom');
  expect(surfaceSoundOf('custom', 'rope')).toBe('custom');
});

describe('the room of a lamp', () => {
  const loop = roomSamples(RATE);

  test('is at least 30 dB under a piece that is set down on the softest table', () => {
    const impulse = 1e-4; // a large piece that is set down
    const piece = strikeSamples(timbre('felt', { striker: { ...LARGE, material: 'glass' }, brightness: 2 }), RATE);
    const span = 0.03; // s, in which a tick is over
    const tick = strikeGain({ impulse, ground: 'felt', striker: LARGE }) * Math.sqrt(energyOf(piece, RATE) / span);
    const room = ROOM_SOUND.level * Math.sqrt(energyOf(loop, RATE) / (loop.length / RATE));
    expect(20 * Math.log10(tick / room)).toBeGreaterThan(30);
    expect(room).toBeGreaterThan(0);
  });

  test('comes round without a seam, below full scale', () => {
    expect(peakOf(loop)).toBeLessThan(1);
    const steps = Array.from(loop, (sample, i) => Math.abs(sample - (loop[(i + 1) % loop.length] ?? 0)));
    expect(steps.at(-1)).toBeLessThanOrEqual(Math.max(...steps.slice(0, -1)));
  });

  test('hums as lamps do', () => {
    const second = loop.slice(0, RATE);
    expect(shareAt(second, 100)).toBeGreaterThan(10 * shareAt(second, 150));
  });
});

test('a win is three tones of the pieces, large, medium and small: they rise', () => {
  const samples = winSamples(RATE);
  const tones = [1700, 2300, 3100];
  const after = [0, 0.19, 0.38].map((s) => samples.slice(Math.round(s * RATE), Math.round((s + 0.18) * RATE)));
  const powerAt = (part: Samples, hz: number): number => shareAt(part, hz) * energyOf(part, RATE);
  for (const [i, hz] of tones.entries()) {
    const powers = after.map((part) => powerAt(part, hz));
    expect(powers.indexOf(Math.max(...powers))).toBe(i); // it is struck there
    for (const early of powers.slice(0, i)) expect(early).toBeLessThan(0.01 * (powers[i] ?? 0));
  }
});

test('a pitch that a slow sound card cannot carry is left out instead of coming back as another', () => {
  const samples = strikeSamples(timbre('glass', { brightness: 4 }), 8000);
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(peakOf(samples)).toBeLessThan(1);
});

test('a win is heard below full scale and ends', () => {
  const samples = winSamples(RATE);
  expect(peakOf(samples)).toBeCloseTo(0.7, 5);
  expect(samples.length / RATE).toBeLessThanOrEqual(2.4);
  expect(energyOf(samples.slice(-RATE / 10), RATE)).toBeLessThan(0.01 * energyOf(samples, RATE));
});

describe('what trucks are rolled on', () => {
  const TRUCKS = [
    { material: 'die-cast', sizeM: 0.072 },
    { material: 'rubber', sizeM: 0.015 },
  ] as const;
  const on = (ground: GroundMaterial, striker: StrikeTimbre['striker'] = TRUCKS[0]): Samples =>
    strikeSamples(timbre(ground, { striker, struck: null }), RATE);
  /** How often the samples change their sign, Hz: the brighter, the more. */
  const brightness = (samples: Samples): number =>
    samples.reduce((n, sample, i) => n + Number(sample * (samples[i - 1] ?? 0) < 0), 0) / (samples.length / RATE);

  test('is brightest where it throws back and does not hold, and dull where nothing comes back', () => {
    const bright = (ground: GroundMaterial): number => brightness(on(ground));
    expect(bright('salt-flat')).toBeGreaterThan(1.2 * bright('scrub'));
    expect(bright('scrub')).toBeGreaterThan(1.2 * bright('dune'));
    expect(middleOf(on('dune'))).toBeLessThan(middleOf(on('salt-flat')));
    expect(middleOf(on('gravel'))).toBeGreaterThan(middleOf(on('scrub')));
  });

  test.each(['scrub', 'salt-flat', 'gravel', 'dune', 'rim'] as const)(
    'a wheel on %s is lower than the body, and neither reaches full scale',
    (ground) => {
      const [body, wheel] = TRUCKS.map((striker) => on(ground, striker));
      expect(brightness(wheel!)).toBeLessThan(brightness(body!));
      for (const samples of [body!, wheel!]) expect(peakOf(samples)).toBeLessThan(1);
    },
  );

  test('trucks are as loud as pyramids that are struck a fiftieth as hard', () => {
    const truck = { material: 'die-cast', sizeM: 0.072 } as const;
    expect(strikeGain({ impulse: 5e-2, ground: 'scrub', striker: truck })).toBeCloseTo(
      strikeGain({ impulse: 1e-3, ground: 'scrub', striker: LARGE }),
      10,
    );
    expect(brightnessOf({ impulse: 5e-2, striker: truck })).toBe(brightnessOf({ impulse: 1e-3, striker: LARGE }));
  });
});
