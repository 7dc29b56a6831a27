import type { LineFault } from '#engine/lineReader.ts';
import { CARD_KINDS } from '#games/truck-off/cards.ts';
import { asked } from '#games/truck-off/asked.ts';
import { makeCommand } from '#games/truck-off/notation.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { seat as asSeat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { seatNamesOf, withSeatNames } from '#play/say/seatNames.ts';
import { askHint, hintNews } from '#play/textTable/hint.ts';
import { personsIn } from '#play/session/players.ts';
import { attempt } from '#play/textTable/attempt.ts';
import { readPhrase, type Phrase, type PhraseHelp } from '#play/textTable/phrases.ts';
import { refused, refusedBy, told, type Reply, type Talk } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import { ownerNamesOf } from '../say/names.ts';
import { sentencesOf } from '../say/sayings.ts';
import { choosesOpenly } from '../session/secrets.ts';
import type { Session } from '../session/sessionTypes.ts';
import { adviceReason } from '../texts/bots.ts';
import { talk } from '../texts/talk.ts';
import { handOf, headline, look } from './tell.ts';

const PLAIN = ['look', 'hand', 'throw', 'go', 'device', 'undo', 'hint'] as const;
type Plain = (typeof PLAIN)[number];

const HELP: Readonly<Record<Plain, Phrase<Plain, null>['help']>> = {
  look: talk.look,
  hand: talk.hand,
  throw: talk.throw,
  go: talk.goOn,
  device: talk.device,
  undo: talk.undo,
  hint: talk.hint,
};

const PHRASES: readonly Phrase<Plain, null>[] = PLAIN.map((say) => ({
  words: [say],
  help: HELP[say],
  read: () => say,
}));

/** Lines of the game’s own notation. */
const MOVES = ['trucks', 'cards', 'play', 'discard', 'dice', 'roll'] as const;
const MOVE_HELP: readonly PhraseHelp[] = MOVES.map((word) => ({ words: [word], help: talk[word] }));

const isMove = (line: string): boolean => {
  const [word = ''] = line.trim().toLowerCase().split(/\s+/);
  return MOVES.some((move) => move === word);
};

/** Truck Off at the text table, said and understood: secrets only to whoever has the device. */
export function truckOffTalk(session: Session): Talk {
  const { store, commands } = session;
  const withMatch = <T>(answer: (match: SeenTruckOff) => T, without: T): T => {
    const { match } = store.getState();
    return match === null ? without : answer(match);
  };
  return {
    capitals: talk.capitals,
    groups: [{ name: talk.group, phrases: [...PHRASES, ...MOVE_HELP] }],
    vocabulary: () => CARD_KINDS,
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
        const news = sentencesOf(now.log.slice(before.log.length), ownerNamesOf(now.header.seats));
        tell([...(now.log.length < before.log.length ? [texts.undo.takenBack] : news), headline(now)]);
      }),
  };

  function answer(match: SeenTruckOff, line: string): Reply {
    const act = (command: () => void): Reply =>
      attempt({ store, commands }, command, (fault) => refusedFor(match, fault));
    if (isMove(line)) return act(() => commands.typeMove(line));
    const read = readPhrase(PHRASES, line, null);
    if (!read.ok) return refusedFor(match, read.fault);
    switch (read.value) {
      case 'look':
        return told(...look(match));
      case 'hand':
        return handFor(match);
      case 'throw':
        return act(() => commands.throwDice([]));
      case 'go':
        return act(() => commands.goOn());
      case 'undo':
        return act(() => commands.requestUndo());
      case 'device':
        return deviceFor(match);
      case 'hint':
        return askHint(session);
    }
  }

  function handFor(match: SeenTruckOff): Reply {
    const { eyes } = store.getState();
    return eyes === null ? refused(talk.noDevice) : told(handOf(match, eyes));
  }

  function deviceFor(match: SeenTruckOff): Reply {
    const { state, header } = match;
    const [seat] = personsIn(header, asked(state)); // a computer has no device
    if (seat === undefined || state.roll !== null || choosesOpenly(state, seat)) return refused(talk.nobody);
    const yes = (): Reply => {
      commands.passDevice(asSeat(seat));
      return told(handOf(match, seat));
    };
    return { kind: 'asked', question: talk.sure(seatNamesOf(header.seats).seat(seat)), yes };
  }
}

/** The command that plays what a hint shows. */
const commandOf = ({ advice, aimed }: ReturnType<Session['store']['getState']>): readonly string[] =>
  advice?.stage !== 'shown' || aimed === null ? [] : [talk.hintTyped(makeCommand(aimed))];

const refusedFor = ({ header }: SeenTruckOff, fault: Fault | LineFault): Reply =>
  refusedBy(fault, (message) => withSeatNames(message, seatNamesOf(header.seats)));
