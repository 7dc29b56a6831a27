import type { Reason } from '#bots/bot.ts';
import type { LineFault } from '#engine/lineReader.ts';
import type { SeenEntry } from '#engine/seen.ts';
import { seat as asSeat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { seatNamesOf, withSeatNames } from '../say/seatNames.ts';
import type { Outcome } from '../session/outcome.ts';
import type { TableTypes } from '../session/tableTypes.ts';
import { attempt } from '../textTable/attempt.ts';
import { askHint, hintNews } from '../textTable/hint.ts';
import { readPhrase, type PhraseHelp } from '../textTable/phrases.ts';
import { refused, refusedBy, withLate, told, type Reply, type Talk } from '../textTable/talk.ts';
import { texts } from '../texts.ts';
import { decidingPhrases } from './deciding.ts';
import type { MatchAt } from './playedGame.ts';
import { word, type Said, type TalkPhrase } from './talkPhrase.ts';

/** A game's side of the table in words. */
export interface TalkParts<B extends TableTypes> {
  /** The meanings of words in capitals, and the name of the game's commands. */
  readonly words: { readonly capitals: string; readonly group: string; readonly look: PhraseHelp['help'] };
  readonly phrases: readonly TalkPhrase<B>[];
  /** Lines of the game's own notation: their help, and the words with which they begin. */
  readonly moves?: {
    readonly help: readonly PhraseHelp[];
    readonly words: readonly string[];
    type(line: string): Outcome;
  };
  /** The device is passed by words: its seat hears what it holds. Left out where no hand is secret. */
  readonly device?: {
    /** The person for whom the device is now; undefined for nobody. */
    to(match: MatchAt<B>): number | undefined;
    hand(match: MatchAt<B>, seat: number): readonly string[];
  };
  /** A line that can be typed now, and of what it may be made; null where nothing of the game can be. */
  now?(match: MatchAt<B>): Parameters<typeof texts.talking.now> | null;
  /** Words that a line may have besides its first one. */
  vocabulary?(): readonly string[];
  /** The turn in a sentence. */
  headline(match: MatchAt<B>): string;
  /** The whole position. */
  look(match: MatchAt<B>): readonly string[];
  sentences(match: MatchAt<B>, entries: readonly SeenEntry<B['rules']>[]): readonly string[];
  /** Lines that are told as they are shown, in place of those of the log; null where nothing is. */
  tells?(now: B['state'], before: B['state']): readonly string[] | null;
  /** The parts that are told one by one, while they wait to be heard; null where nothing does. */
  waits?(now: B['state']): object | null;
  /** Hints: the reason as a sentence, and the command that plays what is shown. Left out where nobody gives any. */
  readonly hints?: {
    reason(reason: Reason, told: B['state']): string;
    typed(told: B['state']): string | null;
    /** Why none can be asked for now. */
    against?(match: MatchAt<B>): string | null;
  };
}

/** A game at the table in words, said and understood. */
export function gameTalk<B extends TableTypes>(session: B['session'], parts: TalkParts<B>): Talk {
  const { store, commands } = session;
  const { words, hints, moves, headline, device } = parts;
  const phrases: readonly TalkPhrase<B>[] = [
    word('look', words.look, ({ match }) => told(...parts.look(match))),
    ...parts.phrases,
    ...(device === undefined ? [] : [word<B>('device', texts.talking.match.device, (said) => pass(device, said))]),
    ...decidingPhrases<B>(session),
    ...(hints === undefined ? [] : [word<B>('hint', texts.talking.match.hint, ({ match }) => hintOn(match))]),
  ];
  const withMatch = <R>(answer: (match: MatchAt<B>) => R, without: R): R => {
    const { match } = store.getState();
    return match === null ? without : answer(match);
  };

  function pass({ to, hand }: NonNullable<typeof device>, { match, act }: Said<B>): Reply {
    const seat = to(match);
    const nobody = refused(texts.talking.match.nobody);
    if (seat === undefined) return nobody;
    // Between the question and its answer the match may have gone on.
    const yes = (): Reply =>
      withMatch((now) => {
        if (to(now) !== seat) return nobody;
        const passed = act(() => commands.passDevice(asSeat(seat)));
        return passed.kind === 'told' ? told(...hand(now, seat)) : passed;
      }, nobody);
    return { kind: 'asked', question: texts.talking.match.sure(seatNamesOf(match.header.seats).seat(seat)), yes };
  }

  function hintOn(match: MatchAt<B>): Reply {
    const against = hints?.against?.(match) ?? null;
    return against === null ? askHint(session) : refused(against);
  }

  const refusedIn =
    (match: MatchAt<B>) =>
    (fault: Fault | LineFault): Reply =>
      refusedBy(fault, (message) => withSeatNames(message, seatNamesOf(match.header.seats)));

  function answer(match: MatchAt<B>, line: string): Reply {
    const refuse = refusedIn(match);
    const act = (command: () => Outcome): Reply => attempt(session, command, refuse);
    if (moves?.words.includes(firstWord(line)) === true) {
      const reply = act(() => moves.type(line));
      return reply.kind === 'refused' ? { ...reply, sentence: [reply.sentence, ...nowIn(match)].join(' ') } : reply;
    }
    const read = readPhrase(phrases, line, null);
    return read.ok ? read.value({ match, act, refuse }) : refuse(read.fault);
  }

  /** The first thing that can be typed, or who has to take the device before that. */
  function nowIn(match: MatchAt<B>): readonly string[] {
    const seat = device?.to(match);
    if (seat !== undefined && seat !== store.getState().holder)
      return [texts.talking.match.take(seatNamesOf(match.header.seats).seat(seat))];
    const now = parts.now?.(match) ?? null;
    return now === null ? [] : [texts.talking.now(...now)];
  }

  function newsOf(now: B['state'], was: B['state']): readonly string[] {
    const news = parts.tells?.(now, was) ?? null;
    const { match } = now;
    if (news !== null || match === null || was.match === null || match === was.match) return news ?? [];
    if (match.undo !== null && was.match.undo === null) return [undoAsked(match)];
    const { length } = was.match.log;
    const happened =
      match.log.length < length ? [texts.undo.takenBack] : parts.sentences(match, match.log.slice(length));
    return [...happened, headline(match)];
  }

  /** Once, where the match begins to wait for somebody who hears it: the panel's button is not in sight. */
  const goOnOf = (now: B['state'], was: B['state']): readonly string[] =>
    (parts.waits?.(now) ?? null) !== null && (parts.waits?.(was) ?? null) === null ? [texts.talking.goOn] : [];

  return {
    capitals: words.capitals,
    groups: [{ name: words.group, phrases: [...phrases, ...(moves?.help ?? [])] }],
    vocabulary: () => parts.vocabulary?.() ?? [],
    opening: () => withMatch((match) => [headline(match), ...nowIn(match)], []),
    greeting: () => withMatch((match) => parts.look(match), []),
    say: (line) => withMatch((match) => answer(match, line), refused(texts.refusals.noMatch)),
    listen: (tell) => {
      const stop = store.subscribe((now, was) => {
        const hint = hintNews(was, now, (reason) => hints?.reason(reason, now) ?? '');
        const typed = now.advice?.stage === 'shown' ? (hints?.typed(now) ?? null) : null;
        if (hint.length > 0) tell(typed === null ? hint : [...hint, texts.talking.hintTyped(typed)]);
        const news = [...newsOf(now, was), ...goOnOf(now, was)];
        if (news.length > 0) tell(news);
      });
      return withLate(session, (fault) => withMatch((match) => refusedIn(match)(fault), told()), tell, stop);
    },
  };
}

function undoAsked<B extends TableTypes>({ header, undo }: MatchAt<B>): string {
  const { seat } = seatNamesOf(header.seats);
  return undo === null ? '' : texts.undo.asked(seat(undo.by), undo.waitingFor.map(seat));
}

const firstWord = (line: string): string => line.trim().toLowerCase().split(/\s+/)[0] ?? '';
