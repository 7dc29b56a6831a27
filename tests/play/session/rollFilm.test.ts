import { describe, expect, it } from 'vitest';
import { RollFilm } from '#play/session/rollFilm.ts';
import type { RollUnderWay } from '#sim/roll/rollUnderWay.ts';
import { TICK_HZ } from '#sim/settings.ts';

/** A roll that is at rest after 240 ticks, and over when that has lasted for 120 more. */
function rollOf(ticks = 360): RollUnderWay<{ readonly rest: number }> {
  const film = { ticks: 0, pieces: [], poseOf: () => Promise.reject(new Error('nobody looks')) };
  return {
    film: film as unknown as RollUnderWay<unknown>['film'],
    get done() {
      return film.ticks >= ticks;
    },
    get report() {
      return film.ticks >= ticks ? { rest: 240 } : null;
    },
    step: (more: number) => {
      film.ticks = Math.min(ticks, film.ticks + more);
      return film.ticks < ticks;
    },
    free: () => undefined,
  };
}
const restOf = ({ rest }: { readonly rest: number }): number => rest;
const FRAME_S = 1 / 60;

/** Seconds of the picture until it has been seen, and until a tick was reached. */
function secondsOf(film: RollFilm<{ readonly rest: number }>, until = Infinity): number {
  let frames = 0;
  while (!film.seen && film.at < until && frames < 1000) {
    film.advance(FRAME_S);
    frames += 1;
  }
  return frames * FRAME_S;
}

describe('the picture of a roll', () => {
  it('goes five times slower in its last third', () => {
    const film = new RollFilm(rollOf(), restOf);
    expect(secondsOf(film, 160)).toBeCloseTo(160 / TICK_HZ, 1);
    const at = film.at;
    expect(secondsOf(film, 240)).toBeCloseTo((5 * (240 - at)) / TICK_HZ, 1);
  });

  it('goes nearly three times slower from where something comes to the ground to its last third', () => {
    const film = new RollFilm(rollOf(), restOf, () => 60);
    expect(secondsOf(film, 60)).toBeCloseTo(60 / TICK_HZ, 1);
    const landed = film.at;
    expect(secondsOf(film, 160)).toBeCloseTo((160 - landed) / (0.35 * TICK_HZ), 1);
    const late = film.at;
    expect(secondsOf(film, 240)).toBeCloseTo((5 * (240 - late)) / TICK_HZ, 1);
  });

  it('ends a moment after all are at rest, and does not wait until the referee is sure of it', () => {
    const film = new RollFilm(rollOf(), restOf);
    secondsOf(film);
    expect([film.at, film.rolling.film.ticks]).toEqual([264, 360]);
  });

  it('is as fast as it was and goes to its end where nobody says when all are at rest', () => {
    const film = new RollFilm(rollOf());
    expect(secondsOf(film)).toBeCloseTo(360 / TICK_HZ, 1);
    expect(film.at).toBe(360);
  });

  it('is over at once where it is skipped', () => {
    const film = new RollFilm(rollOf(), restOf);
    film.advance(FRAME_S);
    film.hurry();
    expect([film.seen, film.at]).toEqual([true, 264]);
  });
});
