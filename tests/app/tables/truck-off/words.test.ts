import { beforeAll, describe, expect, it } from 'vitest';
import { SLOTS } from '#games/truck-off/grid.ts';
import { truckOffTalk } from '#play/truck-off/talk/talk.ts';
import type { Session } from '#play/truck-off/session/sessionTypes.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { sitDown, stateOf } from './support.tsx';
import { whole } from '../../../engine/whole.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

function told(session: Session, line: string): string {
  const reply = truckOffTalk(session).say(line);
  const answered = reply.kind === 'asked' ? reply.yes() : reply;
  return answered.kind === 'told' ? answered.lines.join('\n').replace(/[\u2066-\u2069]/g, '') : answered.kind;
}

describe('Truck Off in words, with two players', () => {
  it('tells the whole grid, in which all cards lie face up, also to whoever takes the device for trucks', () => {
    const session = sitDown(physics, 2);
    for (const line of ['hand', 'device'])
      for (const slot of SLOTS) expect(told(session, line)).toMatch(new RegExp(`\\b${slot} [A-Z]`));
    expect(told(session, 'hand')).not.toContain('no cards left');
  });

  it('TO-53: says beside Barry’s win who came first of the players', () => {
    const session = sitDown(physics, 2);
    const { match } = session.store.getState();
    const players = stateOf(session).players.map((player, seat) => ({ ...player, money: 12 + seat }));
    const outcome = { winners: [], by: 'barry' } as const;
    session.commands.resume({ ...whole(match), state: { ...stateOf(session), players, outcome } });
    expect(told(session, 'look')).toMatch(/^The match is over .*\. Bo came first of the players\.$/m);
  });
});

it('a Daily Special ends its line in words with one full stop', () => {
  const look = told(sitDown(physics, 4, 7, { specials: true }), 'look');
  expect(look).toContain('Daily Special');
  expect(look).not.toContain('..');
});

describe('the first words at the table', () => {
  const refusal = (session: Session, line: string): string => {
    const reply = truckOffTalk(session).say(line);
    return reply.kind === 'refused' ? reply.sentence : reply.kind;
  };

  it('say who has to take the device, and then what to type, with the trucks that there are', () => {
    const session = sitDown(physics, 2);
    const opened = (): string | undefined => truckOffTalk(session).opening().at(-1);
    expect(opened()).toBe('The device is for Ada: type device, then yes.');
    expect(refusal(session, 'trucks 12 20')).toMatch(/ The device is for Ada: type device, then yes\.$/);
    told(session, 'device');
    expect(opened()).toBe('Now type, for example: trucks 12 20 (yours: 8, 10, 12, 20).');
    expect(refusal(session, 'trucks 7 9')).toMatch(/; expected .*\(yours: 8, 10, 12, 20\)\.$/);
  });

  it('answer "go" where nothing waits', () => {
    expect(refusal(sitDown(physics, 2), 'go')).toBe('Nothing waits to be told.');
  });
});
