import { asked } from '#games/trexlands/asked.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Stage } from './session/sessionTypes.ts';

/**
 * A name for what the match asks, and of which player where it asks one alone: another name, other buttons. Several who
 * are asked together answer one after the other, in any order, by the same buttons.
 */
export function whatIsAsked(state: TrexlandsState, stage: Stage): string {
  const { agenda, phase } = state;
  const [act] = agenda;
  const isOpen = act !== undefined || (phase.name === 'arena' && phase.placing === null);
  const what = act === undefined ? phase.name : act.type === 'battle' ? `battle ${act.step}` : act.type;
  return [stage, what, agenda.length, isOpen ? 'all' : asked(state).join(' ')].join(', ');
}
