import type { Act } from '#games/trexlands/acts.ts';
import { terraOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { eventText } from '#games/trexlands/texts.ts';
import { gameTexts } from '../texts.ts';
import type { Names } from './names.ts';
import { climaKindOf } from '#games/trexlands/cards/ids.ts';
import { climaCardOf } from '#games/trexlands/cards/kinds.ts';

/** An announced act that has not come about, in a sentence. */
export function announcedText(view: TrexlandsState, act: Act, names: Names): string {
  switch (act.type) {
    case 'move':
      return eventText({ type: 'announced', seat: act.seat, move: act.move }, names);
    case 'card':
      return eventText({ type: 'played', seat: act.seat, card: act.card, target: act.target }, names);
    case 'claim':
      return gameTexts.windows.claim(names.seat(act.seat), terraOf(view, act.terra).coins, act.terra);
    case 'battle':
      return eventText({ type: 'battle', attacker: act.seat, defender: act.defender, terra: act.terra }, names);
    case 'clima':
      return climaCardOf(climaKindOf(act.card)).text;
  }
}
