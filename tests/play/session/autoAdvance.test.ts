import { expect, it } from 'vitest';
import { AutoAdvance } from '#play/session/autoAdvance.ts';
import { NO_BOTS } from '#play/session/botSeats.ts';

const FRAME_S = 0.1;
/** How long a thing told is read at the pace `watch`, s (`autoAdvance.ts`). */
const READ_S = 2.5;

/** Tells one thing after the other; `told` is the one that is told now. */
function telling() {
  let told: object | null = { thing: 0 };
  let count = 0;
  let bots = NO_BOTS;
  const next = (): void => {
    count += 1;
    told = { thing: count };
  };
  const readOn = new AutoAdvance({ unread: () => told, bots: () => bots, next });
  return {
    next,
    end: () => void (told = null),
    pause: (paused: boolean) => void (bots = { ...NO_BOTS, paused }),
    /** How many frames pass before the next thing is told. */
    framesToNext: () => {
      const before = count;
      for (let frame = 1; frame < 1000; frame += 1) {
        readOn.advance(FRAME_S);
        if (count !== before) return frame;
      }
      return expect.fail('it is never told');
    },
    pass: (seconds: number) => {
      for (let s = 0; s < seconds; s += FRAME_S) readOn.advance(FRAME_S);
    },
    advance: () => readOn.advance(FRAME_S),
  };
}

const WHOLE = READ_S / FRAME_S;

it('tells each thing for as long as it takes to read it', () => {
  const { framesToNext } = telling();
  expect(framesToNext()).toBeCloseTo(WHOLE, -1);
  expect(framesToNext()).toBeCloseTo(WHOLE, -1);
});

it('tells a thing for its whole time, also where somebody read on to it early', () => {
  const { framesToNext, pass, next } = telling();
  pass(READ_S - 4 * FRAME_S);
  next();
  expect(framesToNext()).toBeGreaterThanOrEqual(WHOLE);
});

it('tells nothing further while it is paused, and then for the whole time', () => {
  const { framesToNext, pass, pause, advance } = telling();
  pass(READ_S - 4 * FRAME_S);
  pause(true);
  expect(advance()).toBe(false);
  pause(false);
  expect(framesToNext()).toBeGreaterThanOrEqual(WHOLE);
});

it('waits for nothing where nothing is told', () => {
  const { advance, end } = telling();
  end();
  expect(advance()).toBe(false);
});
