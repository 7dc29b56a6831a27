import { isWhole } from '#engine/seen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { Dock } from '#app/tables/tractor-pull/hud/dock/Dock.tsx';
import { EndPanel } from '#app/tables/tractor-pull/hud/EndPanel.tsx';
import { Standings } from '#app/tables/tractor-pull/hud/Standings.tsx';
import { sayingsOf } from '#play/tractor-pull/say/sayings.ts';
import { turnSheetOf } from '#play/tractor-pull/say/turnSheet.ts';
import { posesOf } from '#play/tractor-pull/poses.ts';
import { rowZ } from '#play/tractor-pull/places.ts';
import type { Session } from '#play/tractor-pull/session/sessionTypes.ts';
import { tractorPullTalk } from '#play/tractor-pull/talk/talk.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { texts } from '#play/texts.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { parseCommand } from '#games/tractor-pull/notation.ts';
import type { PositionInput } from '#games/tractor-pull/scenario/schema.ts';
import { eventText } from '#games/tractor-pull/texts.ts';
import { pieceId, seat as asSeat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { at } from '../../../games/tractor-pull/support.ts';
import { shown, sitDown, spinUntilRead, stateOf } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** Three tied ropes after three waves. */
const TIED: PositionInput = {
  wave: 3,
  phase: 'pull',
  field: [
    ['van sedan .', 'hatchback . pickup'],
    ['van sedan .', 'hatchback . pickup'],
  ],
};

function sitAt(position: PositionInput): Session {
  const session = sitDown(physics, 7, { characters: false });
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  session.commands.resume({ ...match, state: at(position, match.header.setup.options).state });
  return session;
}

function say(session: Session, seat: Seat, line: string): void {
  const read = parseCommand(line, seat);
  if (!read.ok || read.value.do === 'spin') throw new Error(line);
  session.commands.passDevice(asSeat(seat));
  session.commands.act(read.value);
  const { fault } = session.store.getState();
  if (fault !== null) throw new Error(fault.message);
}

/** What follows is told beat by beat: the panel at each. */
function toldOneByOne(session: Session): readonly string[] {
  const panels: string[] = [];
  while (session.store.getState().stage === 'telling') {
    panels.push(shown(session, <Dock />));
    session.commands.goOn();
  }
  return panels;
}

/** The same with the effects that have to be resolved on the way, each in the first way that there is. */
function toldToTheEnd(session: Session): readonly string[] {
  const panels = [...toldOneByOne(session)];
  while (stateOf(session).queue.length > 0) {
    const [seat = 0] = asked(stateOf(session));
    const [choice] = choicesOf(stateOf(session), seat);
    if (choice === undefined) throw new Error('who is asked has a choice');
    session.commands.passDevice(asSeat(seat));
    session.commands.act(choice);
    panels.push(...toldOneByOne(session));
  }
  return panels;
}

function headline(session: Session): string {
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  const { headline: line, detail } = turnSheetOf({ ...match, telling: false }, seatNamesOf(match.header.seats));
  return `${line}, ${detail}`;
}

it.each([
  ['tells who plays alone at a screen of the own task', 1, 'Bo picks'],
  ['tells everybody at one screen of the first task', null, 'Ada picks'],
])('where both are asked, the line %s', (_, own, begins) => {
  const { match } = sitDown(physics, 7, {}).store.getState();
  if (match === null) expect.fail();
  const { headline: line } = turnSheetOf({ ...match, telling: false, own }, seatNamesOf(match.header.seats));
  expect(line.startsWith(begins), line).toBe(true);
});

it('a game that was given up names who gave up, and no clause speaks of it', () => {
  const session = sitDown(physics, 7, { characters: false });
  session.commands.concede(asSeat(0));
  expect(shown(session, <EndPanel />)).toContain('Ada gave up.');
  const { match, events } = session.store.getState();
  expect(sayingsOf(events, seatNamesOf(match?.header.seats ?? [])).map(({ clause }) => clause)).toEqual([null, null]);
});

describe('overtime', () => {
  it('is named, asks for a row of its own, and lays it behind the others', () => {
    const session = sitAt({ ...TIED, hands: ['van go-kart scooter', 'tractor go-kart scooter'] });
    expect(headline(session)).toBe('Ada lays a row, Match 1 · overtime');
    session.commands.passDevice(asSeat(0));
    expect(shown(session, <Dock />)).toContain('Ada: lay the overtime row');
    say(session, 0, 'deploy van go-kart scooter');
    const z = posesOf(stateOf(session)).get(pieceId('hidden-0-r4c1'))?.position.z;
    expect(z).toBe(rowZ(0, 4));
    expect(z).toBeGreaterThan(rowZ(0, 3));
  });

  it('decides a match: the sums are told, and then who has won, by itself', () => {
    const session = sitAt({ ...TIED, wave: 4, phase: 'deploy', hands: ['van van scooter', 'tractor scooter scooter'] });
    say(session, 0, 'deploy van van scooter');
    say(session, 1, 'deploy tractor scooter scooter');
    const panels = toldToTheEnd(session);
    expect(panels.at(-2)).toContain('Rope 1: ');
    expect(panels.at(-1)).toMatch(/Ada wins match 1 in overtime/);
    expect(shown(session, <Standings />)).toMatch(/Ada<\/strong>.*?1 won.*Bo<\/strong>.*?0 won/);
    expect(headline(session)).toContain('Ada picks an item');
  });
});

/** Ropes that are tied after overtime; Bo has the strongest vehicle. */
const STRONGEST: PositionInput = {
  wave: 4,
  phase: 'deploy',
  hands: ['scooter scooter go-kart', 'scooter scooter go-kart'],
  field: [
    ['motorbike van .', 'go-kart . .'],
    ['tractor van .', '. . .'],
  ],
};

describe('a match that is tied in overtime', () => {
  it('goes to the strongest vehicle, which is told with both strengths', () => {
    const session = sitAt(STRONGEST);
    say(session, 0, 'deploy scooter scooter go-kart');
    say(session, 1, 'deploy scooter scooter go-kart');
    const panels = toldToTheEnd(session);
    const compared = eventText({ type: 'compared', place: 1, strengths: [5, 8] }, (seat) => ['Ada', 'Bo'][seat] ?? '');
    expect(panels.at(-2)).toContain(compared);
    expect(panels.at(-1)).toContain('Bo wins match 1 by the strongest vehicles');
  });
});

/** All is equal but for the wrench. */
const EQUAL: PositionInput = { ...TIED, wave: 4 };

describe('a match that is wholly equal', () => {
  it('is decided by the wrench: it is said why it is spun, and red wins', () => {
    const session = sitAt(EQUAL);
    expect(session.store.getState().stage).toBe('aiming');
    expect(headline(session)).toBe('Ada spins the wrench, Match 1 · overtime');
    expect(shown(session, <Dock />)).toContain('Ada: flick the wrench for the match');
    spinUntilRead(session);
    const panels = toldOneByOne(session);
    const { match } = session.store.getState();
    const red = match?.log.flatMap(({ events }) => events).flatMap((one) => (one.type === 'spun' ? [one.red] : []));
    const winner = red?.at(-1) === 0 ? 'Ada' : 'Bo';
    expect(panels.at(-2)).toContain(`it points to ${winner}`);
    expect(panels.at(-1)).toContain(`${winner} wins match 1 by the wrench`);
  });

  it('may end the game: the panel names how each match ended, the winner’s points first', () => {
    const session = sitAt({ ...EQUAL, match: 3, won: [0, 1] });
    expect(headline(session)).toContain('Bo spins the wrench');
    spinUntilRead(session);
    toldOneByOne(session);
    const { outcome } = stateOf(session);
    const end = shown(session, <EndPanel />);
    expect(end).toContain(texts.end.wins(outcome?.winner === 0 ? 'Ada' : 'Bo'));
    expect(end).toContain('Match 3: ');
    expect(end).toContain('0 to 0 by the wrench');
    expect(end).toMatch(/Match 2: Bo, [12] to [01]/);
  });
});

it('in words a match’s end is told once, beat by beat', () => {
  const session = sitAt(EQUAL);
  const heard: string[] = [];
  tractorPullTalk(session).listen((lines) => heard.push(...lines.map(String)));
  spinUntilRead(session);
  session.commands.tellAll();
  expect(heard.filter((line) => line.includes('by the wrench'))).toHaveLength(1);
});

it('a spin that lies is told with what follows from it, and not before it lies', () => {
  const session = sitDown(physics, 7, { characters: false }, 'real');
  session.commands.spin({ atMm: [0, 0], velocityMmS: [0, 0], spinDegS: 4300 });
  for (let i = 0; session.store.getState().spun === null; i += 1) {
    if (i > 2000) throw new Error('it never lies');
    session.advance(1 / 60);
    if (session.store.getState().spun === null) expect(shown(session, <Dock />)).not.toContain('red jaw');
  }
  // The rule text's three seconds, at a middling flick.
  expect(shown(session, <Dock />)).toMatch(
    /The red jaw points to .*After 3\.0 s: .* is red, .* takes the first pair\./,
  );
  while (session.store.getState().stage === 'spinning') session.advance(1 / 60);
  expect(session.store.getState().spun).toBeNull();
});
