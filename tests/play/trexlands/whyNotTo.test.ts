import { isWhole } from '#engine/seen.ts';
import { expect, it } from 'vitest';
import { whyNotTo } from '#play/trexlands/session/whyNotTo.ts';
import { withoutClauses } from '#play/say/clausesNamed.ts';
import { namesOf, withNames } from '#play/trexlands/words/names.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { refusals } from '#games/trexlands/refusals.ts';
import { pieceId } from '#sim/ids.ts';
import { atArena } from '../../app/tables/trexlands/throwing/atArena.ts';
import { ADA_AND_BO } from '../../app/tables/trexlands/fakeSession.ts';
import { inPlay, withBorder, withTrucks } from '../../games/trexlands/support.ts';

const T1 = [pieceId('0-T1')];
const why = (state: TrexlandsState, place: Parameters<typeof whyNotTo>[2]) => whyNotTo(state, T1, place);

it('from Camp a Terra on which a rival stands is refused with the rule about battles from Camp', () => {
  expect(why(withTrucks(inPlay(), { '1-T1': 'b1' }), 'b1')).toEqual(refusals.noBattleFromCamp(['a1']));
});

it('a refusal on the page names no clause, as a mark leads to it, and calls a Terra as the board does', () => {
  const { message } = refusals.noRoom('b2', 1);
  expect(withoutClauses(message)).toEqual({ text: 'b2 has room for 1 truck of one player.', clause: 'TX-56' });
  expect(withoutClauses('A wall (TX-15, TX-65), high (TX-10).')).toEqual({ text: 'A wall, high.', clause: 'TX-15' });
  expect(withoutClauses('The match is over.')).toEqual({ text: 'The match is over.', clause: null });
  expect(withNames(message, namesOf(ADA_AND_BO.seats))).toMatch(/^b2 has/);
});

it('from Camp a Terra without a ramp, and the City, are refused with the way from Camp', () => {
  expect(why(inPlay(), 'a3').message).toBe(gameTexts.refusals.noRampAt('a3'));
  expect(why(inPlay(), 'city')).toEqual(refusals.inCamp(T1));
});

it('from a Terra what cannot be reached is refused with the one reason that applies: the edge between, or that there is none', () => {
  const state = withTrucks(withBorder(inPlay(), 'a1', 'b1', 'blocked'), { '0-T1': 'a1' });
  expect(why(state, 'b1')).toEqual(refusals.notPassable('a1', 'b1', true));
  expect(why(state, 'b1').message).toBe('No MOVE goes from a1 to b1: the edge between them is blocked (TX-11).');
  expect(why(state, 'd3').message).toMatch(/a1 to d3: they share no edge.*\(TX-10\)/);
  expect(why(state, 'd3')).toEqual(refusals.notPassable('a1', 'd3', false));
});

it('where the rules have nothing against it, one truck is spoken of as one', () => {
  expect(why(inPlay(), 'a1').message).toBe(gameTexts.refusals.cannotGo(1, 'a1'));
});

it('a click on such a place on the board says it', async () => {
  const { session } = await atArena('ranking');
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('no match');
  session.commands.resume({ ...match, state: withTrucks(inPlay(), { '1-T1': 'b1' }) });
  session.commands.choose(T1[0] ?? null);
  session.commands.moveTo('b1');
  expect(session.store.getState().fault).toEqual(refusals.noBattleFromCamp(['a1']));
});
