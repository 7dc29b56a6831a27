import { describe, expect, it } from 'vitest';
import { PictureTime } from '#app/scene/Prepared.tsx';
import { lapseOf } from '#play/time/lapse.ts';
import { passing } from '#play/time/passing.ts';
import { FakeTime } from './fakeTime.ts';

/** A count of a quarter of a second a tick. */
function counting() {
  const time = new FakeTime();
  const ticks: number[] = [];
  const stop = passing(time, 250, (ms) => ticks.push(ms));
  return { time, ticks, stop, sum: () => ticks.reduce((all, ms) => all + ms, 0) };
}

describe('the time that passes', () => {
  it('is what the clock says while somebody looks', () => {
    const { time, ticks, sum } = counting();
    time.pass(10_000);
    expect(ticks).toHaveLength(40);
    expect(sum()).toBe(10_000);
  });

  it('is a second at most of a machine that slept and told nobody', () => {
    const { time, ticks } = counting();
    time.pass(250);
    time.sleep(60_000);
    time.pass(250);
    expect(ticks).toEqual([250, 1000, 250]);
  });

  it('is nothing of a page that was frozen, or kept aside, and says so when it is back', () => {
    const { time, ticks } = counting();
    time.pass(300);
    time.breakOff();
    time.freeze(60_000);
    time.breakOff(); // before any timer is called
    time.pass(250);
    expect(ticks).toEqual([250, 0, 250]);
  });

  it('is nothing of a page that is hidden, however seldom its timers come', () => {
    const { time, ticks, sum } = counting();
    time.pass(1000);
    time.hidden = true;
    time.breakOff();
    for (let minute = 0; minute < 3; minute += 1) time.sleep(60_000);
    time.freeze(41_000); // so long after the last look the page is seen again
    time.hidden = false;
    time.breakOff();
    time.pass(1000);
    expect(sum()).toBeLessThanOrEqual(2000);
    expect(sum()).toBeGreaterThan(1700);
    expect(Math.max(...ticks)).toBe(250);
  });

  it('is over when nobody counts any more', () => {
    const { time, ticks, stop } = counting();
    time.pass(500);
    stop();
    time.pass(500);
    expect(ticks).toEqual([250, 250]);
    expect(time.waiting).toBe(0);
  });

  it('never goes back, and begins anew where it is asked to', () => {
    const time = new FakeTime();
    const lapse = lapseOf(time);
    time.pass(400);
    lapse.anew();
    time.pass(100);
    expect(lapse.read()).toBe(100);
    time.freeze(-50);
    expect(lapse.read()).toBe(0);
  });
});

describe('the time between two pictures', () => {
  it('is the table’s while something moves, and a second at most', () => {
    const passed = new PictureTime();
    expect(passed.of(5)).toBe(0); // the first picture has waited for nobody knows what
    passed.drawn(true);
    expect([passed.of(0.016), passed.of(60)]).toEqual([0.016, 1]);
    passed.drawn(false);
    expect(passed.of(60)).toBe(0);
  });

  it('is nobody’s when the page was away in between', () => {
    const passed = new PictureTime();
    passed.drawn(true);
    passed.broken();
    expect(passed.isIdle).toBe(true);
    expect(passed.of(0.5)).toBe(0);
    passed.drawn(true);
    expect(passed.of(0.5)).toBe(0.5);
  });
});
