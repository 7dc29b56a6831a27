import { describe, expect, it, vi } from 'vitest';
import { LAMP_CLICK, TURN_TAP, FOUL_THUD, type Timed } from '#app/audio/cues.ts';
import { strikeGain } from '#app/audio/heard.ts';
import { Speaker } from '#app/audio/speaker.ts';
import { clickLamp, hearMatch } from '#app/table/tableCues.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableSession } from '#play/session/tableTypes.ts';
import { FakeTime } from '../time/fakeTime.ts';

/** A game of which nothing is known but whose turn it is, and whether something is told first. */
interface Told {
  readonly turn?: readonly number[];
  readonly played?: number;
  readonly telling?: boolean;
  readonly over?: boolean;
  readonly spectating?: boolean;
}

const play = {
  game: { asked: ({ turn }: { turn: unknown }) => turn, result: ({ over }: { over: boolean }) => (over ? {} : null) },
  isTelling: ({ telling }: { telling: boolean }) => telling,
} as unknown as PlayedGame;

const seatsOf = (...kinds: readonly string[]) => ({ seats: kinds.map((kind) => ({ kind })) });
const TWO = seatsOf('person', 'person');

/** What is heard around a match from now on. */
function heardAt(first: Told, header = TWO) {
  const stateOf = (
    { turn = [], played = 1, telling = false, over = false, spectating = false }: Told,
    of = header,
  ) => ({
    match: { header: of, log: Array.from({ length: played }), state: { turn, over } },
    telling,
    spectating,
  });
  let now: object = stateOf(first);
  const listeners: ((now: unknown) => void)[] = [];
  const session = {
    store: { getState: () => now, subscribe: (listener: (now: unknown) => void) => listeners.push(listener) },
  } as unknown as TableSession;
  const heard: Timed[][] = [];
  const speaker = new Speaker(() => null, new FakeTime());
  vi.spyOn(speaker, 'playAll').mockImplementation((blows) => void heard.push([...blows]));
  hearMatch(session, play, speaker);
  clickLamp(session, speaker);
  const tell = (told: object): void => {
    now = told;
    for (const listener of listeners) listener(now);
  };
  return {
    heard,
    tell: (told: Told, of?: typeof header) => tell(stateOf(told, of)),
    leave: () => tell({ match: null, spectating: false, telling: false }),
  };
}

describe('around a match', () => {
  it('a lamp clicks as it begins, and as the next one does', () => {
    const { heard, tell } = heardAt({ turn: [0], played: 0 });
    expect(heard).toEqual([LAMP_CLICK]);
    tell({ turn: [1], played: 0 }, seatsOf('person', 'person'));
    expect(heard).toEqual([LAMP_CLICK, LAMP_CLICK]);
  });

  it('no lamp clicks where a match goes on, nor where its first action is taken back', () => {
    const { heard, tell } = heardAt({ turn: [0] });
    tell({ turn: [0], played: 0 });
    expect(heard).toEqual([]);
  });

  it('a fingertip taps when the turn comes to another person, and not while it stays', () => {
    const { heard, tell } = heardAt({ turn: [0] });
    tell({ turn: [0], played: 2 });
    expect(heard).toEqual([]);
    tell({ turn: [1], played: 3 });
    expect(heard).toEqual([TURN_TAP]);
    tell({ turn: [1], played: 4 });
    expect(heard).toEqual([TURN_TAP]);
  });

  it('of several who choose at the same time, one who is done makes nobody tap', () => {
    const { heard, tell } = heardAt({ turn: [0, 1] });
    tell({ turn: [1] });
    expect(heard).toEqual([]);
  });

  it('a computer’s turn is not tapped for, a person’s after it is', () => {
    const { heard, tell } = heardAt({ turn: [0] }, seatsOf('person', 'bot'));
    tell({ turn: [1] });
    expect(heard).toEqual([]);
    tell({ turn: [0] });
    expect(heard).toEqual([TURN_TAP]);
  });

  it('what has happened is told before the tap', () => {
    const { heard, tell } = heardAt({ turn: [0] });
    tell({ turn: [1], telling: true });
    expect(heard).toEqual([]);
    tell({ turn: [1] });
    expect(heard).toEqual([TURN_TAP]);
  });

  it.each([{ over: true }, { spectating: true }])('nobody’s turn is tapped for: %o', (how) => {
    const { heard, tell } = heardAt({ turn: [0] });
    tell({ turn: [1], ...how });
    expect(heard).toEqual([]);
  });

  it('a match that is opened makes no sound', () => {
    const { heard, tell, leave } = heardAt({ turn: [0] });
    leave();
    tell({ turn: [1], played: 5 });
    expect(heard).toEqual([]);
  });

  it('all of it is soft, and can be heard', () => {
    for (const { strike } of [...LAMP_CLICK, ...TURN_TAP, ...FOUL_THUD]) {
      expect(strikeGain(strike)).toBeGreaterThan(0.05);
      expect(strikeGain(strike)).toBeLessThan(0.5);
    }
  });
});
