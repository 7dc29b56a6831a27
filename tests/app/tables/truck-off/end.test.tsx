import { beforeAll, expect, it, vi } from 'vitest';
import { EndPanel } from '#app/tables/truck-off/hud/EndPanel.tsx';
import { end } from '#play/truck-off/texts/table.ts';
import { eventText } from '#games/truck-off/texts.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { playUntil, shown, sitDown, stateOf } from './support.tsx';
import { atTableOf } from '#app/frame/AtTable.tsx';
import { Dock } from '#app/tables/truck-off/hud/dock/Dock.tsx';
import { truckOffFiles } from '#app/tables/truck-off/files.ts';
import { moneyBefore } from '#app/tables/truck-off/scene/money.ts';
import { isGoingOn } from '#play/session/goingOn.ts';
import { planFor } from '#play/session/plans.ts';
import { play } from '#play/truck-off/play.ts';
import { posesOf } from '#play/truck-off/poses.ts';
import { decidingIn, standing, toldLast } from '#play/truck-off/shownState.ts';
import { truckOff, type TruckOffTypes } from '#games/truck-off/truckOff.ts';
import { whole } from '../../../engine/whole.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** The end that a table of two shows, with so much money for each of them and Barry's 20. */
function endWith(money: readonly [number, number], outcome: TruckOffState['outcome']): string {
  const session = sitDown(physics, 2);
  const { match } = session.store.getState();
  const state = stateOf(session);
  const players = state.players.map((player, seat) => ({ ...player, money: money[seat] ?? 0 }));
  session.commands.resume({ ...whole(match), state: { ...state, players, outcome } });
  return shown(session, <EndPanel />);
}

const BARRYS = { winners: [], by: 'barry' } as const;

it('TO-53: where Barry has won, the player with more money is said to have come first of the players', () => {
  const told = endWith([12, 17], BARRYS);
  expect(told).toContain(end.barry);
  expect(told).toContain(end.firstOfPlayers('Bo'));
});

it('TO-53: nobody is, where both have as much, or where a player has won', () => {
  for (const told of [endWith([17, 17], BARRYS), endWith([22, 17], { winners: [0], by: 'most-money' })])
    expect(told).not.toContain('came first');
});

it('a tie that only one is left to break says nothing of players who still play, but could not win', () => {
  const session = sitDown(physics, 3);
  const { match } = session.store.getState();
  const tied = [0, 1].map((owner) => ({ owner, set: null, faces: null }));
  session.commands.resume({ ...whole(match), state: { ...stateOf(session), phase: { name: 'tie', tied } } });
  session.commands.concede(asSeat(1));
  expect(stateOf(session)).toMatchObject({ conceded: [1], outcome: { winners: [0], by: 'concession' } });
  const told = [
    shown(session, <EndPanel />),
    ...(session.store
      .getState()
      .match?.log.at(-1)
      ?.events.map((event) => eventText(event)) ?? []),
  ].join(' ');
  expect(told).toContain('Nobody else is left who could win.');
  expect(told).toContain('Seat 0 wins, as nobody else is left who could.');
});

it('says the own money beside the winner’s, and trucks stay where the last round has paid them', () => {
  const session = sitDown(physics, 3);
  playUntil(session, () => stateOf(session).outcome !== null);
  const { match } = session.store.getState();
  if (match === null) throw new Error('a match is at the table');
  const most = match.state.players.map(({ money }) => money).toSorted((a, b) => b - a);
  expect(shown(session, <EndPanel />)).toMatch(new RegExp(`\\$${most[0]}, .*\\$${most[1]}, .*\\$${most[2]}`));
  expect(shown(session, <EndPanel />)).toContain('Of it for cards kept: ');
  expect(match.state.trucks.every(({ at }) => at === null)).toBe(true);
  expect(standing(match).trucks.some(({ at }) => at !== null)).toBe(true);
  expect(standing(match).players).toEqual(match.state.players);
  session.commands.drop(); // a press beside everything
  expect([...session.shown.pieces].map(([id, { after }]) => [id, after])).toEqual([...posesOf(standing(match))]);
});

it('TO-30: cards that were kept are counted as payouts are, a player after the other, before the end', () => {
  const session = sitDown(physics, 3);
  const now = () => session.store.getState();
  const kept = () => {
    const { paying } = now();
    const event = paying && toldLast(paying).at(-1)?.event;
    return event?.type === 'hand-paid' ? event : null;
  };
  playUntil(session, () => kept() !== null);
  const { match, played } = now();
  expect(match?.state.outcome).toBeNull();
  expect(played?.state.outcome).not.toBeNull();
  for (let told = kept(); told !== null; told = kept()) {
    expect(play.count?.(now(), told.seat)).toBe(`+$${told.amount}`);
    expect(shown(session, <Dock />)).toContain(`$${told.amount} for cards kept`);
    session.commands.goOn();
  }
  expect(stateOf(session).outcome).not.toBeNull();
});

it('the payout that has decided comes once more, out of what all had before it', () => {
  const session = sitDown(physics, 3);
  playUntil(session, () => stateOf(session).outcome !== null);
  const { match } = session.store.getState();
  const deciding = match && decidingIn(match);
  if (!match || !deciding) throw new Error('a venue has decided');
  const [winner = 0] = match.state.outcome?.winners ?? [];
  const money = match.state.players.map((player, owner) => ({ owner, amount: player.money }));
  const gain = deciding.gains.get(winner) ?? 0;
  expect(gain).toBeGreaterThan(0);
  expect(moneyBefore(money, deciding.gains)[winner]?.amount).toBe((money[winner]?.amount ?? 0) - gain);
});

it('the loser goes back to where he was asked last, before what others and chance have done since', () => {
  const session = sitDown(physics, 3);
  playUntil(session, () => stateOf(session).outcome !== null);
  const { match } = session.store.getState();
  const ended = whole(match);
  const [person, ...bots] = ended.header.seats;
  if (person === undefined) throw new Error('somebody sits there');
  const seats = [person, ...bots.map((seat) => ({ ...seat, kind: 'bot' as const, level: 'careless' }))];
  session.commands.resume({ ...ended, header: { ...ended.header, seats } });
  vi.stubGlobal('window', { location: { hash: '' }, scrollTo: () => {} });
  atTableOf(session, truckOffFiles, { Share: () => null }).backToMoment();
  const agreed = planFor(window.location.hash.split('/').at(-1) ?? '')?.agreed;
  vi.unstubAllGlobals();
  if (!isGoingOn<TruckOffTypes>(agreed)) throw new Error('a match goes on');
  const { goesOn } = agreed;
  expect(goesOn.state.outcome).toBeNull();
  expect(truckOff.asked(goesOn.state)).toContain(0);
  const since = ended.log.slice(goesOn.log.length + 1);
  expect(since.some(({ before }) => truckOff.asked(before.state).includes(0))).toBe(false);
});
