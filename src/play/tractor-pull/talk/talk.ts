import type { LineFault } from '#engine/lineReader.ts';
import { CLASSES } from '#games/tractor-pull/almanac/vehicles.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { isSeat } from '#games/tractor-pull/ids.ts';
import { makeCommand } from '#games/tractor-pull/notation.ts';
import type { SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import { seat as asSeat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { seatNamesOf, withSeatNames } from '#play/say/seatNames.ts';
import { askHint, hintNews } from '#play/textTable/hint.ts';
import { personsIn } from '#play/session/players.ts';
import { attempt } from '#play/textTable/attempt.ts';
import { readPhrase, type Phrase, type PhraseHelp } from '#play/textTable/phrases.ts';
import { refused, refusedBy, told, type Reply, type Talk } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import { sentencesOf } from '../say/sayings.ts';
import { choosesOpenly, mayShowHand, needsNoHand } from '../session/secrets.ts';
import type { Session } from '../session/sessionTypes.ts';
import { adviceReason } from '../texts/bots.ts';
import { talk } from '../texts/talk.ts';
import { handOf, headline, look } from './tell.ts';

const PLAIN = ['look', 'hand', 'go', 'device', 'undo', 'hint'] as const;
type Plain = (typeof PLAIN)[number];

const HELP: Readonly<Record<Plain, Phrase<Plain, null>['help']>> = {
  look: talk.look,
  hand: talk.hand,
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
const MOVES = [
  'face',
  'spin',
  'location',
  'install',
  'done',
  'recruit',
  'deploy',
  'eject',
  'resolve',
  'pass',
  'award',
] as const;
const MOVE_HELP: readonly PhraseHelp[] = MOVES.map((word) => ({ words: [word], help: talk[word] }));

const isMove = (line: string): boolean => {
  const [word = ''] = line.trim().toLowerCase().split(/\s+/);
  return MOVES.some((move) => move === word);
};

/** Tractor Pull at the text table, said and understood: secrets only to whoever has the device. */
export function tractorPullTalk(session: Session): Talk {
  const { store, commands } = session;
  const withMatch = <T>(answer: (match: SeenTractorPull) => T, without: T): T => {
    const { match } = store.getState();
    return match === null ? without : answer(match);
  };
  return {
    capitals: talk.capitals,
    groups: [{ name: talk.group, phrases: [...PHRASES, ...MOVE_HELP] }],
    vocabulary: () => CLASSES,
    opening: () => withMatch((match) => [headline(match)], []),
    greeting: () => withMatch(look, []),
    say: (line) => withMatch((match) => answer(match, line), refused(texts.refusals.noMatch)),
    listen: (tell) =>
      store.subscribe((now, was) => {
        const { seat } = seatNamesOf(now.match?.header.seats ?? []);
        const hint = hintNews(was, now, (reason) =>
          now.match === null ? '' : adviceReason(reason, now.aimed, now.match.state, seat),
        );
        if (hint.length > 0) tell([...hint, ...commandOf(now)]);
        // Consequences are told beat by beat, as they are shown.
        const names = seatNamesOf(now.match?.header.seats ?? []);
        const beat = now.telling?.beats[now.telling.at];
        if (beat !== undefined && now.telling !== was.telling)
          return tell(sentencesOf([{ events: beat.events }], names));
        const { match } = now;
        const { match: before } = was;
        if (match === null || before === null || match === before) return;
        if (match.log.length < before.log.length) return tell([texts.undo.takenBack, headline(match)]);
        const news =
          was.telling === null
            ? match.log.slice(before.log.length).flatMap((one) => one.events)
            : was.telling.beats.slice(was.telling.at + 1).flatMap((one) => one.events);
        tell([...sentencesOf([{ events: news }], names), headline(match)]);
      }),
  };

  function answer(match: SeenTractorPull, line: string): Reply {
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
      case 'go':
        return act(() => commands.goOn());
      case 'undo':
        return act(() => commands.requestUndo());
      case 'device':
        return deviceFor(match);
      case 'hint':
        return needsDevice(match) ? refused(talk.hintDevice) : askHint(session);
    }
  }

  function handFor(match: SeenTractorPull): Reply {
    const { eyes } = store.getState();
    return eyes === null || !isSeat(eyes) ? refused(talk.noDevice) : told(...handOf(match, eyes));
  }

  /** Whether a person could have a hint, but for the device that nobody has taken. */
  function needsDevice({ state, header }: SeenTractorPull): boolean {
    const { eyes, stage } = store.getState();
    const seats = personsIn(header, asked(state));
    return stage === 'choosing' && seats.length > 0 && !seats.some((seat) => seat === eyes || needsNoHand(state, seat));
  }

  function deviceFor(match: SeenTractorPull): Reply {
    const { state, header } = match;
    const [seat] = personsIn(header, asked(state)); // a computer has no device
    if (seat === undefined || (choosesOpenly(state) && !mayShowHand(state))) return refused(talk.nobody);
    const yes = (): Reply => {
      commands.passDevice(asSeat(seat));
      return told(...handOf(match, seat));
    };
    return { kind: 'asked', question: talk.sure(seatNamesOf(header.seats).seat(seat)), yes };
  }
}

/** The command that plays what a hint shows. */
const commandOf = ({ advice, aimed }: ReturnType<Session['store']['getState']>): readonly string[] =>
  advice?.stage !== 'shown' || aimed === null ? [] : [talk.hintTyped(makeCommand(aimed))];

const refusedFor = ({ header }: SeenTractorPull, fault: Fault | LineFault): Reply =>
  refusedBy(fault, (message) => withSeatNames(message, seatNamesOf(header.seats)));
