import type { UndoRequest } from '#engine/match.ts';
import { asked } from '#games/trexlands/asked.ts';
import type { Act } from '#games/trexlands/acts.ts';
import { climaKindOf } from '#games/trexlands/cards/ids.ts';
import { climaCardOf } from '#games/trexlands/cards/kinds.ts';
import { called } from '#games/trexlands/texts.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { turnSheet, type TurnSheet } from '#play/say/turnSheet.ts';
import { listed, texts } from '#play/texts.ts';
import { faceIdOf } from '../faces/face.ts';
import type { SessionState } from '../session/sessionTypes.ts';
import { shownCard, type ShownCard } from '../session/shownCard.ts';
import { gameTexts } from '../texts.ts';
import type { Names } from '../words/names.ts';
import { againBy } from '../words/verdict.ts';
import { haltOf } from './halt.ts';

type Shown = Pick<SessionState, 'match' | 'stage' | 'events' | 'halted' | 'opening'>;

/** The turn as the table shows it: nobody's while cards are turned over, or an outcome is read. */
export function turnSheetNow(view: TrexlandsState, shown: Shown, names: Names): TurnSheet {
  const sheet = turnSheetOf(view, shown.match?.undo ?? null, names);
  if (shown.stage === 'revealing') return { ...sheet, seat: null, headline: gameTexts.turn.reveal };
  const halt = haltOf(shown);
  const played = shown.opening && shown.match !== null ? shownCard(shown.match, shown.events) : null;
  if (played !== null) return { ...sheet, seat: played.seat, headline: playedLine(played, names) };
  return halt === null ? sheet : { ...sheet, seat: halt.undone.seat, headline: halt.title };
}

/** `Vermilion plays Ballast: lands UP more often` */
const playedLine = ({ seat, card }: ShownCard, names: Names): string =>
  gameTexts.windows.plays(names.seat(seat), called(card), gameTexts.faces.inShort[faceIdOf(card)]);

export function turnSheetOf(view: TrexlandsState, undo: UndoRequest | null, names: Names): TurnSheet {
  return turnSheet({ undo, winners: view.outcome?.winners ?? null }, names, phaseLine(view), () => {
    if (rollAsked(view) !== null) return { seat: null, headline: rollHeadline(view) };
    const seats = asked(view);
    const [first, ...more] = seats;
    const who = listed(seats.map(names.player));
    return { seat: more.length === 0 ? (first ?? null) : null, headline: askedHeadline(view, who) };
  });
}

/** So many cycles before the last one it is said which that is. */
const NEAR_THE_END = 5;

/** `Cycle 3 · MOVE`, and near the end `Cycle 38 of 40 · MOVE`. */
function phaseLine(view: TrexlandsState): string {
  const { cycle, options, phase } = view;
  if (cycle === 0) return gameTexts.turn.before;
  const when =
    options.cycleLimit === null || options.cycleLimit - cycle > NEAR_THE_END
      ? gameTexts.turn.cycle(cycle)
      : gameTexts.turn.cycleOf(cycle, options.cycleLimit);
  return `${when} · ${gameTexts.turn.phases[phase.name]}`;
}

function rollHeadline({ agenda: [act], phase }: TrexlandsState): string {
  if (act?.type === 'battle') return gameTexts.turn.battle(act.terra, againBy(act));
  if (act?.type === 'clima') return gameTexts.turn.clima(climaCardOf(climaKindOf(act.card)).name);
  return phase.name === 'tie' ? gameTexts.turn.tie : gameTexts.turn.ranking;
}

function askedHeadline(view: TrexlandsState, who: string): string {
  const [act] = view.agenda;
  return act === undefined ? phaseHeadline(view, who) : actHeadline(act, who);
}

/** In a battle the attacker is asked, too, and interrupts nobody. */
function actHeadline(act: Act, who: string): string {
  if (act.type !== 'battle') return gameTexts.turn.interrupt(who);
  if (act.step === 'choice') return gameTexts.turn.raid(who);
  return act.step === 'after' ? gameTexts.turn.afterRoll(who) : gameTexts.turn.beforeRoll(who);
}

function phaseHeadline({ phase }: TrexlandsState, who: string): string {
  switch (phase.name) {
    case 'captains':
      return gameTexts.turn.captain(who);
    case 'market':
      if (who === '') return gameTexts.exchange.market; // it is being given out
      return phase.awarded === null ? gameTexts.turn.bids(who) : gameTexts.turn.broker(who);
    case 'arena':
      return phase.placing === null ? gameTexts.turn.arena : gameTexts.turn.places(who);
    default:
      return texts.turn.toMove(who);
  }
}
