import { isWhole } from '#engine/seen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedRandom, withRandom } from '#engine/random.ts';
import { asked } from '#games/trexlands/asked.ts';
import { makeCommand } from '#games/trexlands/notation.ts';
import { STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import { carelessPlayer } from '#bots/trexlands/careless.ts';
import { view } from '#games/trexlands/view.ts';
import { TRIBU_KINDS } from '#games/trexlands/cards/kinds.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import { trexlandsTalk } from '#play/trexlands/talk/talk.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { inPlay } from '../../games/trexlands/support.ts';
import { listenTo } from '#play/trexlands/talk/happenings.ts';
import { wayOn } from '#play/trexlands/words/wayOn.ts';
import type { Reveal, Session } from '#play/trexlands/session/sessionTypes.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const NAMES = ['Ann', 'Ben'];

function sitDown(seed = 6, cycleLimit = 3): Session {
  const session = createSession({ physics, random: () => 0, pace: 'at-once' });
  const seats = NAMES.map((name, colour) => ({ name, colour, kind: 'person' as const }));
  const begun = session.commands.newMatch({ seats, setup: { options: { ...STANDARD_OPTIONS, cycleLimit } }, seed });
  if (!begun.ok) throw new Error(begun.fault.message);
  return session;
}

/** What a careless player would type next. */
function nextLine(session: Session): string {
  const { match, stage, holder } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('there is no match');
  if (stage === 'aiming') return 'roll';
  if (stage === 'called' || stage === 'revealing') return 'go on';
  const [who = seat(0)] = asked(match.state);
  const { phase } = match.state;
  if (phase.name === 'arena' && phase.placing === who && holder !== who) return `device ${NAMES[who] ?? ''}`;
  const line = makeCommand(
    withRandom(seedRandom(match.log.length), (random) => carelessPlayer(view(match.state, who), who, random)).value,
  );
  return line === 'leave' ? 'leave-tie' : `as ${NAMES[who] ?? ''} ${line}`;
}

/** Everybody hands a truck to chance; they roll until they lie still. */
function rollAll(session: Session): void {
  const stage = (): string => session.store.getState().stage;
  for (let left = NAMES.length; left > 0 && stage() === 'aiming'; left -= 1) trexlandsTalk(session).say('roll');
  while (stage() === 'rolling') session.advance(0.1);
  expect(stage()).toBe('called');
}

interface Said {
  readonly line: string;
  readonly told: readonly string[];
}

/** Plays to the end by typed lines alone. */
function playByTalk(session: Session): readonly Said[] {
  const talk = trexlandsTalk(session);
  const happened: string[] = [];
  talk.listen((lines) => happened.push(...lines));
  const said: Said[] = [];
  while (session.store.getState().match?.state.outcome === null && said.length < 4000) {
    const line = nextLine(session);
    const reply = talk.say(line);
    if (reply.kind === 'refused') throw new Error(`${line}: ${reply.sentence}`);
    const answered = reply.kind === 'asked' ? reply.yes() : reply;
    while (session.advance(1));
    said.push({ line, told: [...(answered.kind === 'told' ? answered.lines : []), ...happened.splice(0)] });
  }
  return said;
}

describe('Trexlands at the text table', () => {
  it('is played from the ranking to its end by typed lines alone, every roll a real one', () => {
    const session = sitDown();
    const said = playByTalk(session);
    expect(session.store.getState().match?.state.outcome?.winners.length).toBeGreaterThan(0);
    expect(said.filter(({ line }) => line === 'roll').length).toBeGreaterThan(2);
    expect(said.every(({ line, told }) => line.startsWith('as') || told.length > 0)).toBe(true);
  });

  it('tells nobody a private card before it is revealed, but whoever has the device', () => {
    const session = sitDown(11, 2);
    const talk = trexlandsTalk(session);
    const overheard: string[] = [];
    talk.listen((lines) => overheard.push(...lines));
    session.store.subscribe(({ match, holder, stage }) => {
      if (match === null || holder !== null || stage !== 'choosing') return;
      for (const question of ['look', 'camp Ann', 'camp Ben', 'arena', 'choices', 'log 50']) {
        const reply = talk.say(question);
        const shownNow = JSON.stringify([match.state.camps.map(({ cards }) => cards), match.state.pit]);
        const revealed = (kind: string): boolean =>
          shownNow.includes(kind) ||
          match.log.some(({ events }) => events.some((event) => JSON.stringify(event).includes(kind)));
        const lines = reply.kind === 'told' ? reply.lines.join(' ').toLowerCase() : '';
        for (const kind of TRIBU_KINDS)
          if (lines.includes(kind) && !revealed(kind)) overheard.push(`SECRET ${kind} in ${question}: ${lines}`);
      }
    });
    playByTalk(session);
    expect(overheard.filter((line) => line.startsWith('SECRET'))).toEqual([]);
  });

  it('tells no hand where another tab plays on between the question and the yes', () => {
    const session = sitDown();
    const asked = trexlandsTalk(session).say('device Ann');
    if (asked.kind !== 'asked') throw new Error('the device is asked for');
    session.commands.spectate('conclude');
    expect(asked.yes()).toMatchObject({ kind: 'refused', sentence: texts.refusals.spectating });
    expect(session.store.getState()).toMatchObject({ holder: null, fault: null });
  });

  const named: readonly (readonly [line: string, answer: RegExp])[] = [
    ['look', /roll for their ranks/],
    ['board', /Row 1: a1/],
    ['terra a1', /a1 (scrub|salt flat|gravel|dune)/],
    ['terra f5', /no Terra f5/],
    ['city', /The City holds 5 X/],
    ['camp Ben', /8 cards in the private deck/],
    ['market', /not open/],
    ['arena', /not open/],
    ['choices', /It is Ann’s throw\. Type roll to let chance throw, or roll all for everybody\./],
    ['look', /To be rolled on scrub: .*It is Ann’s throw\. Type roll to let chance throw, or roll all/],
    ['called', /Nothing has been rolled/],
    ['score', /Ann: 0 X, 3 V, 4 trucks in Camp/],
    ['camp Ann', /It lies before the ramps\./],
  ];

  it.each(named)('%s is answered', (line, answer) => {
    const reply = trexlandsTalk(sitDown()).say(line);
    expect(reply.kind === 'told' && reply.lines.join(' ')).toMatch(answer);
  });

  it('called tells of the last roll, also where the match was resumed after it', () => {
    const session = sitDown();
    const talk = trexlandsTalk(session);
    rollAll(session);
    talk.say('go on');
    const called = talk.say('called');
    expect(called.kind === 'told' && called.lines.join(' ')).toMatch(
      /Ann’s truck 1 is (on its wheels|down).*\(TX-0\d\)/,
    );
    const { match } = session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('there is no match');
    const later = createSession({ physics, random: () => 0, pace: 'at-once' });
    later.commands.resume(match);
    expect(trexlandsTalk(later).say('called')).toEqual(called);
  });

  it('roll all lets chance throw for everybody, as the button does', () => {
    const session = sitDown();
    expect(trexlandsTalk(session).say('roll all')).toEqual({ kind: 'told', lines: [] });
    while (session.store.getState().stage === 'rolling') session.advance(0.1);
    const { stage, thrown } = session.store.getState();
    expect([stage, thrown.map(({ truck }) => truck)]).toEqual(['called', ['0-T1', '1-T1']]);
    expect(trexlandsTalk(session).say('roll all')).toMatchObject({ sentence: gameTexts.refusals.called });
  });

  it('roll all is refused where only one player has still to throw, and nothing is thrown', () => {
    const session = sitDown();
    trexlandsTalk(session).say('roll');
    const { match, thrown } = session.store.getState();
    expect(trexlandsTalk(session).say('choices')).toMatchObject({
      lines: ['It is Ben’s throw. Type roll to let chance throw.'],
    });
    expect(trexlandsTalk(session).say('roll all')).toMatchObject({
      kind: 'refused',
      sentence: 'It is Ben’s throw. Type roll to let chance throw.',
    });
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', fault: null });
    expect([session.store.getState().match, session.store.getState().thrown]).toEqual([match, thrown]);
  });

  it('look tells a Clima that waits for its roll by its name, and what to type', () => {
    const session = sitDown();
    const { match } = session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('there is no match');
    const rolling = ['0-T1', '1-T1'].map(pieceId);
    const storm = { type: 'clima', seat: seat(0), waiting: [], card: 'sandstorm-1', rolling } as const;
    session.commands.resume({ ...match, state: { ...inPlay(), agenda: [storm] } });
    const reply = trexlandsTalk(session).say('look');
    expect(reply.kind === 'told' && reply.lines.join(' ')).toMatch(
      /Announced: Sandstorm, a weather card \(Clima\), .*It is Ann’s throw\. Type roll to let chance throw/,
    );
  });

  it('look tells a roll that lies still that it goes on, and taking back waits for that', () => {
    const session = sitDown();
    const talk = trexlandsTalk(session);
    rollAll(session);
    const reply = talk.say('look');
    expect(reply.kind === 'told' && reply.lines).toContain(gameTexts.talk.sayGoOn);
    expect(talk.say('undo')).toMatchObject({ kind: 'refused', sentence: gameTexts.refusals.called });
  });

  it('with the panels in sight, what is told of a roll names its button', () => {
    const session = sitDown();
    const told: string[] = [];
    const stop = listenTo(session.store, (lines) => void told.push(...lines));
    rollAll(session);
    stop();
    expect(told).toContain('Press “Go on”, or type go on, when you have heard it.');
    expect(told).not.toContain(gameTexts.talk.sayGoOn);
  });

  it('so does what is told of cards that are turned over', () => {
    const cards = [{}, {}] as unknown as Reveal['cards'];
    expect(wayOn({ cards, shown: 1 })).toBe(gameTexts.reveal.next);
    expect(wayOn({ cards, shown: 2 })).toBe(gameTexts.battle.goOn);
  });

  const refusedLines: readonly (readonly [line: string, why: RegExp])[] = [
    ['terra z9', /Column 7: "z9"; expected a Terra/],
    ['camp Zoe', /expected a player: Ann or Ben/],
    ['move T1 b2', /Trucks have to be thrown first/],
    ['bid 1 1', /Trucks have to be thrown first/],
    ['go on', /No roll and no card waits/],
    ['agree', /Nobody wants to take/],
    ['as Ben fly', /^Column 8: "fly"; expected one of roll, .*, take, leave-tie, place, /],
    ['as Ben move T9 b2', /^Column 13: "T9"; expected a truck/],
    ['as Ben roll T1 at x', /^Column 19: "x"; expected a number/],
    ['as Ben', /^Column 7: the line ends; expected one of roll, /],
    ['as Ben leave-tie', /Trucks have to be thrown first/],
    ['never-mind', /Nobody wants to take/],
  ];

  it.each(refusedLines)('%s is refused in a sentence, and changes nothing', (line, why) => {
    const session = sitDown();
    const before = session.store.getState();
    const reply = trexlandsTalk(session).say(line);
    expect(reply.kind === 'refused' && reply.sentence).toMatch(why);
    expect(session.store.getState().match).toBe(before.match);
    expect(session.store.getState().fault).toBeNull();
  });
});
