import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withFrameClock } from '../../scripts/page/fiberClock.mjs';
import { FrameClock } from '../../scripts/page/frameClock.mjs';

const DIST = 'node_modules/@react-three/fiber/dist';

function fiberScript(): string {
  const name = readdirSync(DIST).find((file) => /^events-\w+\.esm\.js$/.test(file));
  return readFileSync(`${DIST}/${name}`, 'utf8');
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('gives the canvas of fiber a clock of which three has nothing to say, and refuses another canvas', () => {
  const script = fiberScript();
  expect(withFrameClock(script)).toContain('clock: new FrameClock(),');
  expect(withFrameClock(script)).toMatch(/^import \{ FrameClock \} from ".*frameClock\.mjs";/);
  expect(withFrameClock(script)).not.toContain('THREE.Clock');
  expect(() => withFrameClock(script.replace('new THREE.Clock()', 'new THREE.Timer()'))).toThrow('not known here');
});

it('the clock starts when it is first asked, and tells the seconds between two questions and since it started', () => {
  const clock = new FrameClock();
  vi.advanceTimersByTime(5000);
  expect(clock.getDelta()).toBe(0);
  vi.advanceTimersByTime(250);
  expect(clock.getDelta()).toBe(0.25);
  vi.advanceTimersByTime(500);
  expect(clock.getElapsedTime()).toBe(0.75);
});

it('a clock that was stopped stands still until it is started again', () => {
  const clock = new FrameClock();
  clock.start();
  vi.advanceTimersByTime(1000);
  clock.stop();
  vi.advanceTimersByTime(1000);
  expect([clock.getDelta(), clock.elapsedTime]).toEqual([0, 1]);
  clock.start();
  vi.advanceTimersByTime(100);
  expect(clock.getDelta()).toBeCloseTo(0.1);
});
