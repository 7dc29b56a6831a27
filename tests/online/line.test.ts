import { describe, expect, it } from 'vitest';
import { Line, type SocketEvents } from '#online/client/line.ts';
import type { Said, Told } from '#online/protocol/messages.ts';
import { Clock } from './net.ts';

/** The far end of a socket, as a test leads it. */
interface Opened {
  readonly atMs: number;
  readonly events: SocketEvents;
  readonly said: Said[];
  readonly tell: (told: Told) => void;
}

/** A line whose sockets do nothing by themselves. */
function lineByHand() {
  const clock = new Clock();
  const sockets: Opened[] = [];
  const line = new Line(
    {
      openSocket: (events) => {
        const said: Said[] = [];
        sockets.push({ atMs: clock.nowMs, events, said, tell: (told) => events.heard(JSON.stringify(told)) });
        return { send: (text) => void said.push(JSON.parse(text) as Said), close: () => undefined };
      },
      after: (ms, then) => clock.after(ms, then),
      random: () => 0.999,
      newId: () => 'one-of-the-ids',
    },
    { key: null, host: null },
  );
  const last = (): Opened => sockets.at(-1) ?? expect.fail('no socket');
  const join = (): void => {
    last().events.opened();
    last().tell(WELCOME);
  };
  return { clock, sockets, line, last, join };
}

const WELCOME: Told = {
  t: 'welcome',
  v: 1,
  code: 'ABCDEF',
  seat: 0,
  isHost: false,
  rows: [],
  head: -1,
  now: 0,
  publicUrl: null,
};

/** Nobody who can come back waits longer, ms (the issue's). */
const BACK_MS = 5000;
const LONG_MS = 600_000;

describe('a line to a room', () => {
  it('tries again every five seconds at least, however long nobody has answered', async () => {
    const { clock, sockets, line, last } = lineByHand();
    line.open();
    while (clock.nowMs < LONG_MS) {
      if (sockets.length % 2 === 0) last().events.closed(); // the others say nothing at all
      await clock.pass(BACK_MS / 10);
    }
    const gaps = sockets.slice(1).map(({ atMs }, i) => atMs - (sockets[i]?.atMs ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(BACK_MS);
    expect(sockets.length, 'and yet does not storm').toBeLessThan(LONG_MS / 2000);
  });

  it('is welcome within five seconds of when it could be, however long nothing came through', async () => {
    const { clock, sockets, line, last, join } = lineByHand();
    line.open();
    await clock.pass(LONG_MS);
    const another = async (): Promise<void> => {
      const before = sockets.length;
      while (sockets.length === before) await clock.pass(100);
    };
    await another(); // the last one through which nothing comes
    const couldMs = clock.nowMs;
    await another();
    await clock.pass(1000); // a slow line
    join();
    expect(line.seen.line).toBe('open');
    expect(last().atMs).toBeGreaterThan(couldMs);
    expect(clock.nowMs - couldMs).toBeLessThan(BACK_MS);
  });

  it('is opened again where it was opened and no welcome comes', async () => {
    const { clock, sockets, line, last } = lineByHand();
    line.open();
    last().events.opened();
    await clock.pass(BACK_MS);
    expect(sockets.length).toBeGreaterThan(1);
    expect(line.seen.line).toBe('away');
  });

  it('opens again where something is asked while it opens', async () => {
    const { clock, sockets, line } = lineByHand();
    line.open();
    void line.ask({ do: 'again' }, null);
    await clock.pass(BACK_MS);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it('says nothing but hello before it is welcome, and then what was asked meanwhile', () => {
    const { line, last } = lineByHand();
    line.open();
    last().events.opened();
    void line.ask({ do: 'again' }, null);
    line.setHere('away');
    expect(last().said.map(({ t }) => t)).toEqual(['hello']);
    last().tell(WELCOME);
    expect(last().said.map(({ t }) => t)).toEqual(['hello', 'here', 'ask']);
  });

  it('has two seconds to answer when its page is shown again, whatever the socket says of itself', async () => {
    const { clock, sockets, line, join } = lineByHand();
    line.open();
    join();
    line.probe();
    await clock.pass(2000);
    expect(sockets).toHaveLength(2);
    join();
    expect(line.seen.line).toBe('open');
  });

  it('tells that its page is not looked at, and again once it has come back', () => {
    const { line, last, join } = lineByHand();
    line.open();
    join();
    line.setHere('away');
    expect(last().said.at(-1)).toEqual({ t: 'here', here: 'away' });
    line.close();
    line.open();
    join();
    expect(last().said).toContainEqual({ t: 'here', here: 'away' });
  });
});
