import { beforeAll, describe, expect, it } from 'vitest';
import { truckOffTalk } from '#play/truck-off/talk/talk.ts';
import { tugOfWarTalk } from '#play/tug-of-war/talk/talk.ts';
import type { Reply, Talk } from '#play/textTable/talk.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { sitDown as atStreet } from './truck-off/support.tsx';
import { sitDown as atMachines, stateOf } from './tug-of-war/support.tsx';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** The answer to a line, in one text; what is asked is answered with yes. */
function said(talk: Talk, line: string): string {
  const reply: Reply = talk.say(line);
  if (reply.kind === 'refused') return plain(reply.sentence);
  if (reply.kind === 'told') return plain(reply.lines.join(' '));
  reply.yes();
  return plain(reply.question);
}

function heard(talk: Talk): readonly string[] {
  const lines: string[] = [];
  talk.listen((more) => lines.push(...more.map(plain)));
  return lines;
}

describe('taking back, in words', () => {
  function asked() {
    const session = atMachines();
    const talk = tugOfWarTalk(session);
    said(talk, 'rope 1');
    const lines = heard(talk);
    said(talk, 'undo');
    expect(lines).toEqual(['Ada asks to take the last action back; Bo answers.']);
    return { session, talk, lines, turn: () => stateOf(session).turn };
  }

  it('is agreed to by the one who is asked', () => {
    const { talk, lines, turn } = asked();
    expect(turn()).toBe(2);
    expect(said(talk, 'agree')).toBe('');
    expect(turn()).toBe(1);
    expect(lines[1]).toBe('Taken back: everything stands exactly where it stood before.');
  });

  it('is refused, or wanted no longer, and the match goes on', () => {
    for (const line of ['refuse', 'refuse Bo', 'refuse  bo', 'never-mind']) {
      const { talk, turn } = asked();
      expect(said(talk, line)).toBe('');
      said(talk, 'race 1');
      expect(turn()).toBe(3);
    }
  });

  it('says who is to answer where several are asked, and who is not', () => {
    const session = atStreet(physics, 3);
    const talk = truckOffTalk(session);
    said(talk, 'concede Cy');
    said(talk, 'undo');
    expect(said(talk, 'agree')).toBe('Several are asked: type agree and a name, Ada or Bo.');
    expect(said(talk, 'agree Di')).toBe('No player is called "Di": type Ada, Bo or Cy.');
    said(talk, 'agree Bo');
    expect(session.store.getState().match?.undo?.waitingFor).toEqual([0]);
    said(talk, 'agree');
    expect(session.store.getState().match?.log).toEqual([]);
  });

  it('is nothing to agree to before anybody has asked', () => {
    expect(said(tugOfWarTalk(atMachines()), 'agree')).toBe('Nobody wants to take anything back.');
  });
});

describe('giving up, in words', () => {
  it('is asked twice, and names the player where several sit there', () => {
    const session = atMachines();
    const talk = tugOfWarTalk(session);
    expect(said(talk, 'concede')).toBe('Type concede and the name of the player who gives up.');
    expect(said(talk, 'concede Bo')).toBe('Does Bo give up this match? Type yes, or no.');
    expect(stateOf(session).outcome).toEqual({ winner: 0, by: 'concession' });
  });

  it('is that of the only person among computers', () => {
    const session = atMachines({ level: 'careless' });
    expect(said(tugOfWarTalk(session), 'concede')).toBe('Does Ada give up this match? Type yes, or no.');
    expect(stateOf(session).outcome).toMatchObject({ by: 'concession' });
  });
});
