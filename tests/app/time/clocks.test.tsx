import { act, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Countdown, HeldClock } from '#app/frame/dock/Countdown.tsx';
import { Clockwork } from '#app/session/Clockwork.tsx';
import { MatchClock } from '#app/tables/tug-of-war/hud/MatchClock.tsx';
import { SessionProvider } from '#app/session/context.tsx';
import { clocks } from '#play/tug-of-war/texts/table.ts';
import { TimeContext } from '#app/time/TimeContext.ts';
import { texts } from '#play/texts.ts';
import { drawPart, type DrawnPart } from '../frame/drawPart.tsx';
import { sitDown, stateOf } from '../tables/tug-of-war/support.tsx';
import { FakeTime } from './fakeTime.ts';

/** A minute in which nobody could play, and how the page is told of it. */
const AWAY_MS = 60_000;
const AWAYS: readonly [what: string, mostMs: number, away: (time: FakeTime) => void][] = [
  ['the machine sleeps and tells nobody', 1000, (time) => time.sleep(AWAY_MS)],
  [
    'the page is frozen',
    250,
    (time) => {
      time.breakOff();
      time.freeze(AWAY_MS);
      time.breakOff();
      time.pass(1);
    },
  ],
  [
    'the page is hidden, and its timers come once a minute',
    250,
    (time) => {
      time.hidden = true;
      time.breakOff();
      time.sleep(AWAY_MS);
      time.freeze(AWAY_MS - 1);
      time.hidden = false;
      time.breakOff();
      time.pass(1);
    },
  ],
];

function clocked(part: ReactNode): { readonly time: FakeTime; readonly drawn: DrawnPart; readonly pass: Pass } {
  const time = new FakeTime();
  const drawn = drawPart(
    <TimeContext value={time}>
      <HeldClock still={false}>{part}</HeldClock>
    </TimeContext>,
  );
  return { time, drawn, pass: (how) => act(() => how(time)) };
}
type Pass = (how: (time: FakeTime) => void) => void;

describe('the clock of Tug of War', () => {
  function running() {
    const session = sitDown({ options: { clock: true } });
    session.commands.typeMove('first Ada');
    const shown = clocked(
      <SessionProvider session={session}>
        <MatchClock />
      </SessionProvider>,
    );
    return { ...shown, session, billed: () => session.store.getState().elapsedMs };
  }

  it('charges a turn what it takes', () => {
    const { pass, billed } = running();
    pass((time) => time.pass(5000));
    expect(billed()).toBe(5000);
  });

  it.each(AWAYS)('charges next to nothing while %s', (_, most, away) => {
    const { pass, billed } = running();
    pass((time) => time.pass(5000));
    pass(away);
    expect(billed()).toBeGreaterThanOrEqual(5000);
    expect(billed()).toBeLessThanOrEqual(5000 + most);
  });

  it.each(AWAYS)('lets no flag fall, however often %s', (_, most, away) => {
    const { pass, session } = running();
    for (let i = 0; i < 30; i += 1) pass(away);
    expect(session.store.getState().elapsedMs).toBeLessThanOrEqual(30 * most);
    expect(stateOf(session).outcome).toBeNull();
  });

  it('charges nothing of the time that it was held', () => {
    const { pass, drawn, billed } = running();
    pass((time) => time.pass(1000));
    drawn.press(clocks.hold);
    pass((time) => time.pass(AWAY_MS));
    drawn.press(clocks.run);
    pass((time) => time.pass(1000));
    expect(billed()).toBe(2000);
  });
});

describe('the countdown of a question to all', () => {
  const SECONDS = 30;
  function asked() {
    const over = vi.fn<(elapsedMs: number) => void>();
    const shown = clocked(<Countdown seconds={SECONDS} waits={false} onOver={over} />);
    const left = (): string | null | undefined => shown.drawn.document.querySelector('[role=timer]')?.textContent;
    return { ...shown, over, left };
  }

  it('is over in its time, whatever its ticks come to', () => {
    const { pass, over, left } = asked();
    pass((time) => time.pass(10_000));
    expect(left()).toBe(texts.countdown.left(SECONDS - 10));
    for (let i = 0; i < 19; i += 1) pass((time) => time.sleep(1000)); // a slow machine
    expect(left()).toBe(texts.countdown.left(1));
    pass((time) => time.pass(1000));
    expect(over.mock.calls).toEqual([[SECONDS * 1000]]);
  });

  it.each(AWAYS)('goes on where it was after %s', (_, most, away) => {
    const { pass, over, left } = asked();
    pass((time) => time.pass(10_000));
    pass(away);
    expect(left()).toBe(texts.countdown.left(SECONDS - 10 - (most < 1000 ? 0 : 1)));
    expect(over).not.toHaveBeenCalled();
  });
});

describe('a table that is not drawn', () => {
  /** A table that moves on and on. */
  function moving() {
    const seconds: number[] = [];
    let wake = (): void => undefined;
    const table = {
      advance: (passed: number) => {
        seconds.push(passed);
        return seconds.length % 4 !== 0; // then it rests
      },
      store: {
        subscribe: (changed: () => void) => {
          wake = changed;
          return () => undefined;
        },
      },
    };
    return { ...clocked(<Clockwork table={table} />), seconds, wake: () => wake() };
  }

  it('lets time pass picture by picture, and none of its rest', () => {
    const { time, seconds, wake } = moving();
    for (const ms of [100, 20, 20, 20]) time.draw(ms);
    expect(seconds).toEqual([0, 0.02, 0.02, 0.02]);
    time.draw(5000);
    expect(seconds).toHaveLength(4);
    wake();
    time.draw(30);
    expect(seconds.at(-1)).toBe(0);
  });

  it('lets a computer’s pauses and what is told take no more than a second of a sleep, and nothing of a page away', () => {
    const { time, seconds } = moving();
    time.draw(20);
    time.draw(AWAY_MS);
    time.freeze(AWAY_MS);
    time.breakOff();
    time.draw(20);
    expect(seconds).toEqual([0, 1, 0.02]);
  });

  it('asks for no more pictures when it is gone', () => {
    const { time, drawn } = moving();
    drawn.redraw(null);
    expect(time.waiting).toBe(0);
  });
});
