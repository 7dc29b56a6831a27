import { asked } from '#games/tug-of-war/asked.ts';
import { MODULE_IDS, rivalOf } from '#games/tug-of-war/ids.ts';
import { usable } from '#games/tug-of-war/legal.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { makeCommand, parseCommand } from '#games/tug-of-war/notation.ts';
import { planned } from '#games/tug-of-war/plan.ts';
import { gameTalk } from '#play/game/gameTalk.ts';
import { word, type Said } from '#play/game/talkPhrase.ts';
import { seatNamesOf, withSeatNames } from '#play/say/seatNames.ts';
import type { PhraseHelp } from '#play/textTable/phrases.ts';
import { refused, told, type Reply, type Talk } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import { foreseenOf, redSeat, sentencesOf } from '../say/sayings.ts';
import type { Session, TugOfWarTable } from '../session/sessionTypes.ts';
import { adviceReason } from '../texts/bots.ts';
import { dock } from '../texts/table.ts';
import { talk } from '../texts/talk.ts';
import { headline, look } from './tell.ts';

const MOVES: readonly PhraseHelp[] = [
  { words: ['rope', 'race', 'collation', 'clock', 'conker'], help: talk.play },
  { words: ['tower'], help: talk.tower },
  { words: ['maze'], help: talk.maze },
  { words: ['path'], help: talk.path },
  { words: ['block'], help: talk.block },
  { words: ['discard'], help: talk.discard },
  { words: ['first'], help: talk.first },
];

/** Tug of War at the text table. */
export const tugOfWarTalk = (session: Session): Talk =>
  gameTalk<TugOfWarTable>(session, {
    words: talk,
    phrases: [
      word('send', talk.send, ({ act }) => act(() => session.commands.send())),
      {
        words: ['what'],
        help: talk.what,
        read: (line) => {
          const rest = line.restInPlace();
          return (said) => foresee(said, rest);
        },
      },
    ],
    moves: { help: MOVES, words: [...MODULE_IDS, 'discard', 'first'], type: (line) => session.commands.typeMove(line) },
    now: ({ state: { phase, active, hands }, state }) => {
      const hand = hands[phase.name === 'discard' ? phase.seat : active];
      const module = usable(state, active).find((id) => MOVES[0]?.words.includes(id));
      if (phase.name !== 'play') return [phase.name === 'first' ? talk.first.example : `discard ${hand[0]}`, hand];
      return module === undefined ? null : [`${module} ${hand[0]}`, hand];
    },
    vocabulary: () => MODULE_IDS,
    headline,
    look,
    sentences: ({ header, state }, log) => sentencesOf({ log, state }, seatNamesOf(header.seats).seat),
    hints: {
      reason: adviceReason,
      typed: ({ aimed }) => aimed && makeCommand(aimed),
    },
  });

/** The outcome of a turn that is only thought of, for every order of its cards. */
function foresee({ match, refuse }: Said<TugOfWarTable>, line: string): Reply {
  const { state, header } = match;
  const [seat] = asked(state);
  const read = parseCommand(line, seat ?? 0);
  if (!read.ok) return refuse(read.fault);
  const action = read.value;
  if (action.do !== 'play' || seat === undefined) return refused(texts.talking.aCommand);
  const names = seatNamesOf(header.seats);
  return told(
    ...planned(state, action).map(({ action: ordered, outcome }) => {
      const order = makeCommand(ordered);
      if (!outcome.ok) return talk.order(order, [withSeatNames(outcome.fault.message, names)]);
      const { events, rivalsBlocked } = outcome.value;
      const sentences = foreseenOf(events, names.seat, redSeat(state)).map(({ text }) => text);
      const blocked = rivalsBlocked.map((id) => MODULE_NAMES[id]);
      return talk.order(order, [...sentences, dock.rivalsBlocked(names.seat(rivalOf(seat)), blocked)]);
    }),
  );
}
