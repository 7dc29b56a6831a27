import type { PlayAction } from '#games/tug-of-war/actions.ts';
import { laidOf, laying, moverOf } from '#games/tug-of-war/bout.ts';
import { rivalOf, type ModuleId, type Seat } from '#games/tug-of-war/ids.ts';
import { makeCommand } from '#games/tug-of-war/notation.ts';
import { forecast } from '#games/tug-of-war/plan.ts';
import { machineOf, rulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import type { Reason } from '../bot.ts';
import { candidates } from './candidates.ts';
import type { PathLore } from './pathPlaces.ts';
import { reasonOf } from './reasons.ts';
import { progressOf } from './worth.ts';

/** Its cards are the reason where they are worth so much more than those that were played (house value). */
const GOOD_PAY = 2;
/** A share of a module that is a reason by itself (house value). */
const CLOSER = 0.08;

/** The best that can be said for a play in a word. */
export function reasonOfPlay(view: TugOfWarState, play: PlayAction, lore: PathLore): Reason {
  const { seat, module } = play;
  const about = { module, play: makeCommand(play) };
  const { state, events, gains } = forecast(view, play);
  const own = events.flatMap((event) => ('seat' in event && event.seat === seat ? [event.type] : []));
  if (state.outcome !== null) return reasonOf('win', about);
  if (own.includes('module-won'))
    return reasonOf('module', { ...about, module: moduleWon(state, view, seat) ?? module });
  if (events.some((event) => event.type === 'released' && event.scorer === seat)) return reasonOf('conkers', about);
  if (own.includes('scored')) return reasonOf('point', about);
  if (couldScore(view, rivalOf(seat), module, lore)) return reasonOf('guard', about);
  const gained = gains.flatMap((gain) => (gain.seat === seat ? gain.cards : []));
  if (sum(gained) - sum(play.cards) >= GOOD_PAY) return reasonOf('cards', { ...about, gained: gained.join(' ') });
  const closer = progressOf(state, module, seat, lore) - progressOf(view, module, seat, lore);
  return reasonOf(closer >= CLOSER ? 'closer' : 'better', about);
}

const sum = (strengths: readonly number[]): number => strengths.reduce((all, one) => all + one, 0);

function moduleWon(after: TugOfWarState, before: TugOfWarState, seat: Seat): ModuleId | undefined {
  const ids = Object.keys(after.machines) as ModuleId[];
  return ids.find((id) => machineOf(after, id).wonBy === seat && machineOf(before, id).wonBy === null);
}

/** Whether the seat would score at the module, were it its turn now. */
function couldScore(view: TugOfWarState, seat: Seat, module: ModuleId, lore: PathLore): boolean {
  const turned: TugOfWarState = { ...view, active: seat, forbidden: null };
  return candidates(turned, seat, lore, true).some((play) => {
    if (play.module !== module) return false;
    const now = machineOf(turned, module).state;
    return laying(module, now, laidOf(play.cards, play.aims), moverOf(turned, seat), rulesOf(turned)).scorer === seat;
  });
}
