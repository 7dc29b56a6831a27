import type { BattleAct } from '#games/trexlands/acts.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { winnerOf } from '#games/trexlands/battle/settle.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import { climaKindOf } from '#games/trexlands/cards/ids.ts';
import { climaCardOf, playableCard } from '#games/trexlands/cards/kinds.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { capitalised, listed } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import type { Names } from './names.ts';

const say = gameTexts.verdict;

type Of<T extends TrexlandsEvent['type']> = Extract<TrexlandsEvent, { readonly type: T }>;

/**
 * The outcome of a roll in one line: its last word where it is settled, how it stands where a card may still
 * change it. `after`: the match with the roll as its last action. Null where that is no roll.
 */
export function verdictOf({ log, state }: SeenTrexlands, names: Names): string | null {
  const last = log.at(-1);
  if (last === undefined || last.action?.do !== 'roll') return null;
  const { events, before } = last;
  const found = <T extends TrexlandsEvent['type']>(type: T): Of<T> | undefined =>
    events.find((event): event is Of<T> => event.type === type);
  const noTumble = found('did-not-tumble')?.trucks;
  if (noTumble !== undefined) return say.noTumble(names.trucks(noTumble), noTumble.length);
  const noRest = found('thrown-again')?.thrown;
  if (noRest !== undefined) return say.noRest(names.trucks(noRest), noRest.length);
  const rolled = found('rolled');
  if (rolled === undefined) return null;
  const { thrown, upright, why } = rolled;
  if (why === 'battle')
    return (
      ofBattle(events, before.state, names) ??
      soFar(state, names) ??
      [asTheyLie(thrown, upright, names), ...followsOn(state, names)].join(' ')
    );
  if (why === 'clima') return ofClima(before.state, thrown, upright, names);
  const [rank] = events.filter((event) => event.type === 'ranked');
  if (rank !== undefined) return say.ranked(names.seat(rank.seat), rank.rank);
  const won = found('won');
  if (won !== undefined) return say.won(names.seat(won.seat));
  const again = rollAsked(state)?.trucks.map(ownerOf); // TX-04, TX-27: not who has a rank, or is not tied
  return again === undefined ? null : say.again(upright.length, listed([...new Set(again)].map(names.seat)));
}

/** The winner of the battle that was rolled last, and whether a card may still change that; null where nobody wins. */
export function battleWon({ log, state }: SeenTrexlands): { readonly seat: Seat; readonly soFar: boolean } | null {
  const last = log.at(-1);
  if (last?.action?.do !== 'roll') return null;
  for (const event of last.events) {
    if (event.type === 'attack-won') return { seat: event.attacker, soFar: false };
    if (event.type === 'attack-failed') return { seat: event.holder, soFar: false };
  }
  const [act] = state.agenda;
  const seat = act?.type === 'battle' && act.step === 'after' ? winnerOf(act) : null;
  return seat === null ? null : { seat, soFar: true };
}

/** `Blue holds d1.`, once nothing more can come. */
function ofBattle(events: readonly TrexlandsEvent[], before: SeenTrexlands['state'], names: Names): string | null {
  const [act] = before.agenda;
  for (const event of events) {
    if (event.type === 'attack-won') return say.takes(names.seat(event.attacker), event.terra);
    if (event.type === 'attack-failed' && act?.type === 'battle')
      return (event.back.length > 0 ? say.holdsBoth : say.holds)(names.seat(act.defender), event.terra);
    if (event.type === 'all-down' && act?.type === 'battle')
      return say.allDown(act.attackers.length + act.defenders.length, event.terra);
  }
  return null;
}

/** The battle's outcome if no card changes it; null where all are down, or what was rolled is not all of the battle. */
function soFar({ agenda: [act] }: SeenTrexlands['state'], names: Names): string | null {
  const winner = act?.type === 'battle' && act.step === 'after' ? winnerOf(act) : null;
  if (act?.type !== 'battle' || winner === null) return null;
  return say.soFar((winner === act.seat ? say.takes : say.holds)(names.seat(winner), act.terra));
}

/** The card by which those who were down roll a second time. */
export const againBy = ({ rolledTwice, rolling: [first], seat }: BattleAct): string | null =>
  rolledTwice && first !== undefined ? playableCard(ownerOf(first) === seat ? 'charge' : 'fortress').name : null;

/** The seat that rolls again, and its card. */
function followsOn({ agenda: [act] }: SeenTrexlands['state'], names: Names): readonly string[] {
  const [again] = act?.type === 'battle' ? act.rolling : [];
  const card = act?.type === 'battle' && again !== undefined ? againBy(act) : null;
  return card === null || again === undefined ? [] : [say.rollsAgain(names.seat(ownerOf(again)), card)];
}

function asTheyLie(thrown: readonly PieceId[], upright: readonly PieceId[], names: Names): string {
  const down = thrown.filter((id) => !upright.includes(id));
  return capitalised(
    [
      ...(upright.length === 0 ? [] : [say.up(names.trucks(upright), upright.length)]),
      ...(down.length === 0 ? [] : [say.down(names.trucks(down), down.length)]),
    ].join(', '),
  ).concat('.');
}

function ofClima(
  { agenda: [act] }: SeenTrexlands['state'],
  thrown: readonly PieceId[],
  upright: readonly PieceId[],
  names: Names,
): string {
  const down = thrown.filter((id) => !upright.includes(id));
  if (down.length === 0 || act?.type !== 'clima') return say.allStay;
  return gameTexts.log.blownAway(climaCardOf(climaKindOf(act.card)).name, names.trucks(down), down.length);
}
