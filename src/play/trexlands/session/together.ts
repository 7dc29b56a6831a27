import type { Choice } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { isPlacing } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { DONE, type Outcome } from '#play/session/outcome.ts';
import type { Seat } from '#sim/ids.ts';
import { fail } from '#sim/result.ts';
import { SESSION_FAULTS } from './faults.ts';
import type { Core } from './core.ts';
import { ownAmong } from './players.ts';

/** The question that several seats can answer with one word; null where each answer is a choice of its own. */
function questionOf(state: TrexlandsState): string | null {
  const {
    agenda: [act, ...below],
    phase,
  } = state;
  if (act !== undefined) return asked(state).length === 0 || isChoice(act) ? null : `${act.type} ${below.length}`;
  if (phase.name === 'market') return phase.awarded === null ? 'market' : null;
  if (phase.name !== 'arena') return null;
  return phase.placing === null ? 'arena' : 'placing';
}

const isChoice = (act: TrexlandsState['agenda'][number]): boolean => act.type === 'battle' && act.step === 'choice';

const noOf = (state: TrexlandsState, seat: Seat): Choice =>
  state.phase.name === 'arena' && state.agenda.length === 0 ? { do: 'ready', seat } : { do: 'pass', seat };

/**
 * One press with which every person who is asked says no: nobody interrupts, bids, places a card or has more to do in
 * the arena. Each seat's own action is played and recorded, one after the other. With `only`, that seat's alone, also
 * of a rival that answers by itself.
 */
export function nobody(core: Core, only?: Seat): Outcome {
  const { match: first } = core.state;
  const question = first === null ? null : questionOf(first.state);
  if (question === 'placing' && core.state.holder !== null) return core.refuse(SESSION_FAULTS.notInHand);
  if (first === null || question === null) return core.refuse(SESSION_FAULTS.notAsked);
  const from = first.log.length;
  let outcome: Outcome = fail(SESSION_FAULTS.notAsked);
  for (let i = 0; i < first.state.seats; i += 1) {
    const { match, stage } = core.state;
    const seats = match === null ? [] : asked(match.state);
    const [seat] = only === undefined ? ownAmong(core.state, seats) : seats.filter((one) => one === only);
    if (match === null || stage !== 'choosing' || seat === undefined || questionOf(match.state) !== question) break;
    const no = noOf(match.state, seat);
    const said = isPlacing(match.state) ? core.placesNothing(seat) : core.play(no);
    if (i === 0 || said.ok) outcome = said;
    if (said !== DONE) break; // refused, or on its way to where the match is kept
  }
  core.pressedSince(from);
  return outcome;
}
