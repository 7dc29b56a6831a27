import { describe, expect, it } from 'vitest';
import { createSession } from '#play/trexlands/session/session.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import type { ToThink } from '#play/session/botWorkerClient.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { FIRST_OPTIONS } from '#games/trexlands/options.ts';
import { isPlacing } from '#games/trexlands/queries.ts';
import { trexlands, type TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { view } from '#games/trexlands/view.ts';
import { choice, inPlay, must, say, withCards, withTrucks } from '../../../games/trexlands/support.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { LateFault } from '#play/offThread/lateFault.ts';
import { texts } from '#play/texts.ts';
import { ok } from '#sim/result.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import {
  againstBo,
  answer,
  FRAME_S,
  frames,
  matchOf,
  playOn,
  sitDown,
  type Alone,
} from '../../../app/tables/trexlands/session/alone.ts';

/** A match that ends soon. */
const SHORT = { ...againstBo(), setup: { options: { ...againstBo().setup.options, cycleLimit: 4 } } };

const done = ({ log }: TrexlandsMatch) => log.map(({ seat: by, action }) => [by, action.do] as const);

/** Ada against two bots. */
const THREE_SEATS = [...SHORT.seats, { name: 'Cy', colour: 2, kind: 'bot' as const, level: 'careless' }];
/** Between two moves of a bot that are seen, s (`botSeats.ts`). */
const BREATH_S = 0.7;

/** A thing told at the pace `watch`, s (`autoAdvance.ts`). */
const CALL_READ_S = 2.5;

const placingOf = ({ state: { phase } }: TrexlandsMatch) => (phase.name === 'arena' ? phase.placing : null);

async function atOnce(plan = SHORT): Promise<Alone> {
  const alone = await sitDown(plan);
  alone.session.bots?.setPace('at-once');
  return alone;
}

/** Ada is to move, and Bo after her. */
async function moving(state: TrexlandsState = inPlay()): Promise<Session> {
  const { session } = await sitDown();
  session.commands.resume({ ...matchOf(session), state });
  return session;
}

/** Lets frames pass until Ada is asked for something. */
async function untilAsked(session: Session): Promise<void> {
  for (let i = 0; i < 2000; i += 1) {
    await frames(session, 1);
    if ((session.store.getState().bots?.seat ?? null) === null) return;
  }
  throw new Error('the bot is still asked');
}

describe('alone at the table of Trexlands', () => {
  it('is told why a computer cannot think where a part of the page did not come, and asks it again', async () => {
    const gone = new LateFault(
      { code: 'no-network', message: texts.late.noNetwork },
      { title: texts.late.noNetworkTitle },
    );
    const { session } = await sitDown(againstBo(), () => Promise.reject(gone));
    session.commands.resume({ ...matchOf(session), state: say(inPlay(), [0, 'pass']).state });
    await frames(session, 2);
    expect(session.store.getState().bots).toMatchObject({ failed: true, why: texts.late.noNetwork });
    session.bots?.pause(false);
    expect(session.store.getState().bots).toMatchObject({ failed: false });
  });

  it('plays a whole match to its end, and the same one whatever the pace', async () => {
    const quick = await atOnce();
    await playOn(quick.session);
    expect(trexlands.result(matchOf(quick.session).state)).not.toBeNull();
    const slow = await sitDown(SHORT);
    slow.session.bots?.setPace('fast');
    await playOn(slow.session);
    expect(matchOf(slow.session).state).toEqual(matchOf(quick.session).state);
  });

  it('a first match begins with the person’s own MOVE, and goes on to its end', async () => {
    const { session } = await atOnce({ ...SHORT, setup: { options: { ...FIRST_OPTIONS, cycleLimit: 4 } } });
    expect(session.store.getState().stage).toBe('choosing');
    expect(trexlands.asked(matchOf(session).state)).toEqual([0]);
    await playOn(session);
    expect(trexlands.result(matchOf(session).state)).not.toBeNull();
    expect(done(matchOf(session)).some(([, what]) => what === 'captain')).toBe(false);
  });

  it.each([2, 4])('bots alone, %i of them, need nobody to press anything', async (count) => {
    const { session } = await atOnce({
      ...SHORT,
      seats: ['Bo', 'Cy', 'Di', 'Ed']
        .slice(0, count)
        .map((name, colour) => ({ name, colour, kind: 'bot', level: 'steady' })),
    });
    for (let i = 0; i < 5000 && trexlands.result(matchOf(session).state) === null; i += 1) await frames(session, 1);
    expect(trexlands.result(matchOf(session).state)).not.toBeNull();
  });

  it.each([1, 2, 3])('a call of trucks of bots alone can be read for its whole time (seed %i)', async (seed) => {
    const session = createSession({ physics: await loadPhysics(), random: () => 0, pace: 'real' });
    const seats = SHORT.seats.map((one) => ({ ...one, kind: 'bot' as const, level: 'careless' }));
    must(session.commands.newMatch({ ...SHORT, seats, seed }));
    session.commands.rollForMe();
    let called = 0;
    for (let i = 0; i < 2000 && session.store.getState().stage !== 'aiming'; i += 1) {
      session.advance(FRAME_S);
      if (session.store.getState().stage === 'called') called += 1;
    }
    expect(called * FRAME_S).toBeCloseTo(CALL_READ_S, 1);
  });

  it('sends a bot the view of its own seat, with no card of a rival and not the match’s seed', async () => {
    const { session, sent } = await atOnce();
    await playOn(session, ({ state }) => state.cycle > 2);
    expect(sent.length).toBeGreaterThan(5);
    for (const { given } of sent) {
      const toThink = given as ToThink<TrexlandsState>;
      expect(Object.keys(toThink).toSorted()).toEqual(['level', 'luck', 'seat', 'steadiness', 'view']);
      expect(toThink.view).toEqual(view(toThink.view, toThink.seat));
      expect(toThink.view.camps[0]?.deck.every((card) => card === null)).toBe(true);
    }
  });

  it('is thrown together with the person’s trucks, who waits for nobody', async () => {
    const { session } = await sitDown();
    expect(session.store.getState().thrown.map(({ truck }) => truck)).toEqual(['1-T1']);
    session.commands.takeUp('1-T1' as never);
    expect(session.store.getState().thrown).toHaveLength(1);
    session.commands.rollForMe();
    expect(session.store.getState().stage).toBe('rolling');
  });

  it('a bot shows its MOVE before it makes it, and says why afterwards', async () => {
    const session = await moving();
    session.commands.act(choice(0, 'pass'));
    const shown: unknown[] = [];
    session.store.subscribe(({ aimed, match }) => aimed !== null && shown.push([match?.log.length, aimed.do]));
    await untilAsked(session);
    expect(shown[0]).toEqual([1, 'move']);
    expect(done(matchOf(session)).slice(0, 2)).toEqual([
      [0, 'pass'],
      [1, 'move'],
    ]);
    expect(session.store.getState().bots?.last).toMatchObject({ seat: 1, entry: 1, reason: { code: 'whim' } });
  });

  it('lets the person read that it has cancelled a MOVE before it goes on', async () => {
    const { session } = await sitDown(againstBo(), (match) => {
      const plays = choicesOf(match.state, seat(1)).find((one) => one.do === 'play');
      const move = plays ?? ({ do: 'pass', seat: seat(1) } as const);
      return Promise.resolve(ok({ move, reason: { code: 'whim', about: {} } }));
    });
    session.commands.resume({ ...matchOf(session), state: withCards(inPlay(), 1, 'roadblock-1') });
    session.commands.act(choice(0, 'move camp T1 r1 b1'));
    await frames(session, 300);
    expect(session.store.getState().halted).toBe(true);
    const read = matchOf(session).log.length;
    session.commands.goOn();
    await frames(session, 300);
    expect(session.store.getState().halted).toBe(false);
    expect(matchOf(session).log.length).toBeGreaterThan(read);
  });

  it('a view that was turned at the tray is the seat’s again at the board, and one of the board at the tray', async () => {
    const { session } = await sitDown();
    const camera = () => session.store.getState().camera;
    session.commands.rollForMe();
    await frames(session, 2);
    session.commands.setCamera('free');
    for (let i = 0; i < 100 && matchOf(session).state.phase.name === 'ranking'; i += 1) {
      if (session.store.getState().stage === 'aiming') expect(camera()).toBe('free');
      answer(session);
      await frames(session, 2);
    }
    expect(session.store.getState().stage).toBe('choosing');
    expect(camera()).toBe('seat');
    session.commands.setCamera('free');
    session.commands.resume({ ...matchOf(session), state: inPlay() });
    session.commands.setCamera('free');
    session.commands.act(choice(0, 'move camp T1 r1 b1'));
    expect(camera()).toBe('free');
  });

  it('after a market, with bids or without, nothing has to be pressed before private cards can be laid', async () => {
    for (const first of ['bid 1 1', 'pass']) {
      const { session } = await sitDown(againstBo(), () =>
        Promise.resolve(ok({ move: { do: 'pass', seat: seat(1) }, reason: { code: 'whim', about: {} } })),
      );
      session.commands.resume({ ...matchOf(session), state: say(inPlay(), [0, 'pass'], [1, 'pass']).state });
      session.commands.act(choice(0, first));
      await frames(session, 300);
      if (first !== 'pass') session.commands.act(choice(0, 'pass'));
      await frames(session, 300);
      expect(matchOf(session).state.phase.name).toBe('arena');
      expect(session.store.getState().halted).toBe(false);
    }
  });

  it('asks for no more once nothing that lies in the arena can be challenged: the cards are turned over', async () => {
    const { session } = await sitDown(againstBo(), (match) => {
      const does = match.state.phase.name === 'arena' ? 'ready' : 'pass';
      return Promise.resolve(ok({ move: { do: does, seat: seat(1) }, reason: { code: 'whim', about: {} } }));
    });
    session.commands.resume({ ...matchOf(session), state: say(inPlay(), [0, 'pass'], [1, 'pass']).state });
    session.commands.act(choice(0, 'pass'));
    await frames(session, 300);
    session.commands.act(choice(0, 'place fuel 1'));
    session.commands.act(choice(0, 'ready'));
    await frames(session, 300);
    expect(session.store.getState().stage).toBe('revealing');
  });

  it('a private card that was placed with the last V can be taken back', async () => {
    const { session } = await sitDown(againstBo(), () =>
      Promise.resolve(ok({ move: { do: 'pass', seat: seat(1) }, reason: { code: 'whim', about: {} } })),
    );
    session.commands.resume({ ...matchOf(session), state: say(inPlay(), [0, 'pass'], [1, 'pass']).state });
    session.commands.act(choice(0, 'bid 1 1'));
    await frames(session, 300);
    session.commands.act(choice(0, 'pass'));
    await frames(session, 300);
    session.commands.goOn();
    for (const doing of ['place fuel 1', 'place scout 1']) {
      session.commands.act(choice(0, doing));
      expect(session.store.getState()).toMatchObject({ fault: null, halted: false });
    }
    session.commands.requestUndo();
    expect(session.store.getState()).toMatchObject({ fault: null, halted: false });
  });

  it('what was done before a roll is not taken back while the outcome of that roll is read', async () => {
    const session = await moving(withTrucks(inPlay(), { '0-T1': 'b2', '1-T1': 'b3' }));
    session.commands.act(choice(0, 'move T1 b3'));
    expect(session.commands.mayTakeBack()).toBe(true);
    session.commands.rollForMe();
    for (let i = 0; i < 2000 && session.store.getState().stage !== 'called'; i += 1) session.advance(FRAME_S);
    expect(session.store.getState().stage).toBe('called');
    expect(session.commands.mayTakeBack()).toBe(false);
  });

  it('lets the person read what weather has done to its trucks before the match goes on', async () => {
    const { session } = await sitDown();
    const state: TrexlandsState = {
      ...withTrucks(inPlay(), { '1-T1': 'b1' }),
      agenda: [{ type: 'clima', seat: seat(0), waiting: [], card: 'sandstorm-1', rolling: ['1-T1' as never] }],
    };
    session.commands.resume({ ...matchOf(session), state });
    await frames(session, 600);
    expect(session.store.getState().stage).toBe('called');
    session.commands.goOn();
    expect(session.store.getState().stage).toBe('choosing');
  });

  it('a truck that was stacked stays chosen for the MOVE', async () => {
    const session = await moving();
    session.commands.act(choice(0, 'stack T1 T2'));
    expect(session.store.getState().chosen).toEqual(['0-T1', '0-T2']);
  });

  it('waits while it is paused', async () => {
    const session = await moving();
    session.bots?.pause(true);
    session.commands.act(choice(0, 'pass'));
    await frames(session, 200);
    expect(done(matchOf(session))).toEqual([[0, 'pass']]);
    session.bots?.pause(false);
    await untilAsked(session);
    expect(matchOf(session).log.length).toBeGreaterThan(1);
  });

  it('nobody else acts for a bot, in buttons or in words', async () => {
    const session = await moving();
    session.commands.act(choice(0, 'pass'));
    session.commands.act(choice(1, 'pass'));
    expect(session.store.getState().fault?.code).toBe('bots-seat');
    expect(session.commands.typeMove('pass', seat(1)).ok).toBe(false);
    session.commands.choose('1-T1' as never);
    expect(session.store.getState().chosen).toEqual([]);
    expect(done(matchOf(session))).toEqual([[0, 'pass']]);
  });

  it('goes on after a reload, and not in a tab that looks on', async () => {
    const session = await moving();
    session.commands.act(choice(0, 'pass'));
    const saved = matchOf(session);
    session.commands.resume(saved, { spectating: true });
    await frames(session, 200);
    expect(matchOf(session)).toBe(saved);
    session.commands.playOn();
    await untilAsked(session);
    expect(matchOf(session).log.length).toBeGreaterThan(1);
  });
});

describe('a bot’s private cards', () => {
  /** The arena has just been opened, with one seat or the other to place first. */
  async function arena(): Promise<Session> {
    const { session } = await atOnce();
    await playOn(session, ({ state }) => isPlacing(state));
    return session;
  }

  it('TX-69: are placed with no word of how many, and no reason that would tell', async () => {
    const session = await arena();
    const told: unknown[] = [];
    session.store.subscribe(({ bots, match }) => {
      const last = bots?.last ?? null;
      const entry = last === null ? undefined : match?.log[last.entry];
      if (entry !== undefined && isPlacing(entry.before.state)) told.push(last);
    });
    await playOn(session, ({ state }) => !isPlacing(state));
    expect(told).toEqual([]);
  });

  it('are placed within less than one breath at any pace, however many', async () => {
    const session = await arena();
    session.bots?.setPace('watch');
    if (placingOf(matchOf(session)) === 0) answer(session);
    await playOn(session, (match) => placingOf(match) === 1);
    // it is done when the device goes on, or the cards of all are turned over
    const places = () => placingOf(matchOf(session)) === 1 && session.store.getState().stage !== 'revealing';
    let seconds = 0;
    for (; places() && seconds < BREATH_S; seconds += FRAME_S) await frames(session, 1);
    expect(seconds).toBeLessThan(BREATH_S);
  });

  it('a person alone has the device when it places, and puts it down by being done', async () => {
    const session = await arena();
    await playOn(session, (match) => placingOf(match) === 0);
    expect(session.store.getState().holder).toBe(0);
    session.commands.passDevice(null);
    expect(session.store.getState().holder).toBe(0);
    session.commands.act({ do: 'ready', seat: seat(0) });
    expect(session.store.getState().holder).toBeNull();
  });
});

describe('taking back against bots', () => {
  /** Ada has done it, and Bo has moved after her. */
  async function after(text: string, state: TrexlandsState): Promise<Session> {
    const session = await moving(state);
    session.commands.act(choice(0, text));
    await untilAsked(session);
    expect(done(matchOf(session)).some(([by]) => by === 1)).toBe(true);
    return session;
  }

  it('loses the bots’ moves that followed', async () => {
    const { session } = await sitDown({ ...SHORT, seats: THREE_SEATS });
    session.commands.resume({ ...matchOf(session), state: inPlay(3) });
    session.commands.act(choice(0, 'pass'));
    for (let i = 0; i < 400 && matchOf(session).log.length < 2; i += 1) await frames(session, 1);
    expect(done(matchOf(session)).map(([by]) => by)).toEqual([0, 1]);
    session.commands.requestUndo();
    expect(matchOf(session).log).toEqual([]);
  });

  it('is refused once a market was dealt', async () => {
    const session = await after('pass', inPlay());
    expect(matchOf(session).state.phase.name).toBe('market');
    expect(session.commands.mayTakeBack()).toBe(false);
  });
});

describe('a person alone in the market', () => {
  const market = (): TrexlandsState => say(inPlay(), [0, 'pass'], [1, 'pass']).state;
  const bids = (session: Session, by: number): number =>
    matchOf(session).log.filter(({ seat: who, action }) => who === by && action.do === 'bid').length;

  it('says once to be out: while a computer bids on, nobody asks again', async () => {
    const session = await moving(market());
    session.bots?.setPace('at-once');
    const first = matchOf(session).log.length;
    session.commands.act({ do: 'pass', seat: seat(0) });
    await untilAsked(session);
    expect(bids(session, 1)).toBeGreaterThan(0);
    expect(matchOf(session).state.phase.name).not.toBe('market');
    const own = matchOf(session)
      .log.slice(first)
      .filter(({ seat: who }) => who === 0);
    expect(own.length).toBeGreaterThan(1); // each pass is in the log
    expect(own.every(({ action }) => action.do === 'pass')).toBe(true);
  });
});
