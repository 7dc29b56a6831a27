import { CARD_KINDS } from '#games/truck-off/cards.ts';
import { asked } from '#games/truck-off/asked.ts';
import { numberOf } from '#games/truck-off/ids.ts';
import { makeCommand } from '#games/truck-off/notation.ts';
import { trucksOf } from '#games/truck-off/queries.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { gameTalk } from '#play/game/gameTalk.ts';
import { word } from '#play/game/talkPhrase.ts';
import { personsIn } from '#play/session/players.ts';
import { refused, told, type Talk } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import { ownerNamesOf } from '../say/names.ts';
import { sentencesOf } from '../say/sayings.ts';
import { choosesOpenly } from '../session/secrets.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { TruckOffTable } from '../tableTypes.ts';
import { adviceReason } from '../texts/bots.ts';
import { talk } from '../texts/talk.ts';
import { handOf, headline, look } from './tell.ts';

/** Lines of the game’s own notation. */
const MOVES = ['trucks', 'cards', 'play', 'discard', 'dice', 'roll'] as const;

/** Typed first in each phase. */
const FIRST = { roll: talk.throw, cards: talk.cards, execute: talk.play, pick: talk.play, tie: talk.dice } as const;

/** Truck Off at the text table, said and understood: secrets only to whoever has the device. */
export const truckOffTalk = (session: Session): Talk => {
  const { store, commands } = session;
  return gameTalk<TruckOffTable>(session, {
    words: talk,
    phrases: [
      word('hand', talk.hand, ({ match }) => {
        const { holder } = store.getState();
        const isOpen = match.state.grid !== null;
        return holder === null && !isOpen ? refused(talk.noDevice) : told(handOf(match, holder ?? 0));
      }),
      word('throw', talk.throw, ({ act }) => act(() => commands.throwDice([]))),
      word('go', talk.goOn, ({ act }) => {
        const { paying, stage } = store.getState();
        return paying === null && stage !== 'rolling'
          ? refused(texts.talking.nothingWaits)
          : act(() => commands.goOn());
      }),
    ],
    moves: {
      help: MOVES.map((move) => ({ words: [move], help: talk[move] })),
      words: MOVES,
      type: (line) => commands.typeMove(line),
    },
    now: ({ state, header }) => {
      const [seat] = personsIn(header, asked(state));
      if (seat === undefined) return null;
      const own = trucksOf(state, seat).map(({ id }) => numberOf(id));
      return state.phase.name === 'trucks'
        ? [`trucks ${own.slice(-2).join(' ')}`, own]
        : [FIRST[state.phase.name].example];
    },
    device: { to: deviceTo, hand: (match, seat) => [handOf(match, seat)] },
    vocabulary: () => CARD_KINDS,
    headline,
    look,
    sentences: ({ header }, log) => sentencesOf(log, ownerNamesOf(header.seats)),
    waits: ({ paying }) => paying,
    hints: {
      reason: adviceReason,
      typed: ({ aimed }) => aimed && makeCommand(aimed),
    },
  });
};

/** For the next choice that only its seat may see; a computer has no device. */
function deviceTo({ state, header }: SeenTruckOff): number | undefined {
  const [seat] = personsIn(header, asked(state));
  return seat === undefined || state.roll !== null || choosesOpenly(state, seat) ? undefined : seat;
}
