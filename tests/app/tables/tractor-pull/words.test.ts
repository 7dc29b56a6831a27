import { beforeAll, describe, expect, it } from 'vitest';
import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import { CLASSES_OF, vehicleOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { makeCommand } from '#games/tractor-pull/notation.ts';
import { OPTIONS_BY } from '#games/tractor-pull/options.ts';
import { redOf } from '#games/tractor-pull/changes.ts';
import { tractorPullTalk } from '#play/tractor-pull/talk/talk.ts';
import type { Session } from '#play/tractor-pull/session/sessionTypes.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { playUntil, sitDown, stateOf } from './support.tsx';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

function told(session: Session, line: string): string {
  const reply = tractorPullTalk(session).say(line);
  return reply.kind === 'told' ? reply.lines.join('\n').replace(/[\u2066-\u2069]/g, '') : '';
}

const at = (phase: string): Session => {
  const session = sitDown(physics, 5, OPTIONS_BY.text);
  playUntil(session, () => stateOf(session).phase.name === phase && session.store.getState().stage === 'choosing');
  return session;
};

describe('at the table in words', () => {
  it('red hears every location and what it does, with the command that picks it', () => {
    const session = at('location');
    const state = stateOf(session);
    const look = told(session, 'look');
    const choices = choicesOf(state, redOf(state));
    expect(choices).toHaveLength(10);
    for (const choice of choices) {
      if (choice.do !== 'location') throw new Error('red picks a location');
      expect(look).toContain(
        `${makeCommand(choice)} (${ruleOf(choice.location).name}): ${ruleOf(choice.location).text}`,
      );
    }
  });

  it('an owner hears where each item may be placed, with the commands for it', () => {
    const session = at('install');
    const state = stateOf(session);
    const { phase } = state;
    if (phase.name !== 'install') throw new Error('items are placed');
    session.commands.passDevice(seat(phase.turn));
    const hand = told(session, 'hand');
    const places = choicesOf(state, phase.turn).filter((choice) => choice.do === 'install');
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(hand).toContain(makeCommand(place));
    expect(hand).not.toContain('..');
  });

  it('the winner of a match hears the items to keep one of, with the command for each', () => {
    const session = at('award');
    const { phase } = stateOf(session);
    if (phase.name !== 'award') throw new Error('an item is awarded');
    session.commands.passDevice(seat(phase.by));
    for (const item of phase.drawn)
      expect(told(session, 'hand')).toContain(`award ${item ?? ''}: ${item === null ? '' : ruleOf(item).text}`);
  });

  it('TP-44: the reference card is read at any time, with all vehicles and what each does', () => {
    const session = at('recruit');
    const card = told(session, 'reference');
    for (const one of CLASSES_OF.wide) {
      const { name, strength, text } = vehicleOf(one);
      expect(card).toContain(`${name} ${strength}: ${text}`);
    }
    expect(card).toContain('Overtime.');
  });

  it('all hear who is red, what both have, and the effect that is to be resolved', () => {
    const session = at('deploy');
    const red = stateOf(session).red === 0 ? ['red', 'blue'] : ['blue', 'red'];
    expect(told(session, 'look')).toContain(`Ada: ${red[0]}, 0 won, 4 cards.\nBo: ${red[1]}, 0 won, 4 cards.`);
    playUntil(session, () => stateOf(session).queue.length > 0 && session.store.getState().stage === 'choosing');
    const [pending] = stateOf(session).queue;
    if (pending === undefined) throw new Error('an effect is to be resolved');
    expect(told(session, 'look')).toContain(ruleOf(pending.source).text);
  });
});
