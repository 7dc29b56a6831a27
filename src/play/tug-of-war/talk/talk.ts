import type { LineFault } from '#engine/lineReader.ts';
import { asked } from '#games/tug-of-war/asked.ts';
import { MODULE_IDS, rivalOf } from '#games/tug-of-war/ids.ts';
import { makeCommand, parseCommand } from '#games/tug-of-war/notation.ts';
import { planned } from '#games/tug-of-war/plan.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import type { SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import type { Fault } from '#sim/result.ts';
import { seatNamesOf, withSeatNames } from '#play/say/seatNames.ts';
import { askHint, hintNews } from '#play/textTable/hint.ts';
import { attempt } from '#play/textTable/attempt.ts';
import { readPhrase, type Phrase, type PhraseHelp } from '#play/textTable/phrases.ts';
import { refused, refusedBy, told, type Reply, type Talk } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import { foreseenOf, redSeat, sentencesOf } from '../say/sayings.ts';
import type { Session, SessionState } from '../session/sessionTypes.ts';
import { adviceReason } from '../texts/bots.ts';
import { dock } from '../texts/table.ts';
import { talk } from '../texts/talk.ts';
import { headline, look } from './tell.ts';

const PLAIN = ['look', 'send', 'undo', 'hint'] as const;
type Plain = (typeof PLAIN)[number];

const PHRASES: readonly Phrase<Plain, null>[] = PLAIN.map((say) => ({
  words: [say],
  help: talk[say],
  read: () => say,
}));

/** Lines of the game's own notation. */
const MOVES = [...MODULE_IDS, 'discard', 'first'] as const;
const WHAT = 'what';
const MOVE_HELP: readonly PhraseHelp[] = [
  { words: [WHAT], help: talk.what },
  { words: ['rope', 'race', 'collation', 'clock', 'conker'], help: talk.play },
  { words: ['tower'], help: talk.tower },
  { words: ['maze'], help: talk.maze },
  { words: ['path'], help: talk.path },
  { words: ['block'], help: talk.block },
  { words: ['discard'], help: talk.discard },
  { words: ['first'], help: talk.first },
];

const wordOf = (line: string): string => line.trim().toLowerCase().split(/\s+/)[0] ?? '';
const isMove = (line: string): boolean => MOVES.some((move) => move === wordOf(line));

/** Tug of War at the text table, said and understood. */
export function tugOfWarTalk(session: Session): Talk {
  const { store, commands } = session;
  const withMatch = <T>(answer: (match: SeenTugOfWar) => T, without: T): T => {
    const { match } = store.getState();
    return match === null ? without : answer(match);
  };
  return {
    capitals: talk.capitals,
    groups: [{ name: talk.group, phrases: [...PHRASES, ...MOVE_HELP] }],
    vocabulary: () => MODULE_IDS,
    opening: () => withMatch((match) => [headline(match)], []),
    greeting: () => withMatch(look, []),
    say: (line) => withMatch((match) => answer(match, line), refused(texts.refusals.noMatch)),
    listen: (tell) =>
      store.subscribe((told, was) => {
        const hint = hintNews(was, told, adviceReason);
        if (hint.length > 0) tell([...hint, ...commandOf(told)]);
        const { match: now } = told;
        const { match: before } = was;
        if (now === null || before === null || now === before) return;
        const { seat } = seatNamesOf(now.header.seats);
        const news = sentencesOf({ log: now.log.slice(before.log.length), state: now.state }, seat);
        tell([...(now.log.length < before.log.length ? [texts.undo.takenBack] : news), headline(now)]);
      }),
  };

  function answer(match: SeenTugOfWar, line: string): Reply {
    const act = (command: () => void): Reply =>
      attempt({ store, commands }, command, (fault) => refusedFor(match, fault));
    if (isMove(line)) return act(() => commands.typeMove(line));
    if (wordOf(line) === WHAT) return foresee(match, line.trim().slice(WHAT.length));
    const read = readPhrase(PHRASES, line, null);
    if (!read.ok) return refusedFor(match, read.fault);
    switch (read.value) {
      case 'look':
        return told(...look(match));
      case 'send':
        return act(() => commands.send());
      case 'undo':
        return act(() => commands.requestUndo());
      case 'hint':
        return askHint(session);
    }
  }
}

/** The command that plays what a hint shows. */
const commandOf = ({ advice, aimed }: SessionState): readonly string[] =>
  advice?.stage !== 'shown' || aimed === null ? [] : [talk.hintTyped(makeCommand(aimed))];

/** The outcome of a turn that is only thought of, for every order of its cards. */
function foresee(match: SeenTugOfWar, line: string): Reply {
  const { state, header } = match;
  const [seat] = asked(state);
  const read = parseCommand(line, seat ?? 0);
  if (!read.ok) return refusedFor(match, read.fault);
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

const refusedFor = ({ header }: SeenTugOfWar, fault: Fault | LineFault): Reply =>
  refusedBy(fault, (message) => withSeatNames(message, seatNamesOf(header.seats)));
