import type { LineFault } from '#engine/lineReader.ts';
import type { SeenOmen } from '#games/omen/omen.ts';
import { omen } from '#games/omen/omen.ts';
import { seat as asSeat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { seatNamesOf, withSeatNames } from '#play/say/seatNames.ts';
import { readPhrase, type Phrase } from '#play/textTable/phrases.ts';
import { refused, told, type Reply, type Talk } from '#play/textTable/talk.ts';
import { attempt } from '#play/textTable/attempt.ts';
import { texts } from '#play/texts.ts';
import type { Session } from './session.ts';
import { sentencesOf, turnSheetOf } from './telling.ts';
import { gameTexts } from './texts.ts';

const { talk } = gameTexts;

type Said =
  | { readonly say: 'look' | 'throw' | 'device' | 'undo' }
  | { readonly say: 'foretell'; readonly card: number };

const plain = (say: 'look' | 'throw' | 'device' | 'undo'): Phrase<Said, null> => ({
  words: [say],
  help: talk[say],
  read: () => ({ say }),
});

const aCard = (word: string): number | null => (/^[1-6]$/.test(word) ? Number(word) : null);

const PHRASES: readonly Phrase<Said, null>[] = [
  plain('look'),
  {
    words: ['foretell'],
    help: talk.foretell,
    read: (line) => ({ say: 'foretell', card: line.read(aCard, talk.aCard, 1) }),
  },
  plain('throw'),
  plain('device'),
  plain('undo'),
];

/** What Omen says and understands at the text table: secrets only to whoever has the device. */
export function omenTalk({ store, commands }: Session): Talk {
  const withMatch = <T>(answer: (match: SeenOmen) => T, without: T): T => {
    const { match } = store.getState();
    return match === null ? without : answer(match);
  };
  return {
    capitals: talk.capitals,
    groups: [{ name: talk.group, phrases: PHRASES }],
    vocabulary: () => [],
    opening: () => withMatch(look, []),
    greeting: () => withMatch(look, []),
    say: (line) => withMatch((match) => answer(match, line), refused(texts.refusals.noMatch)),
    listen: (tell) =>
      store.subscribe(({ match: now }, { match: before }) => {
        if (now === null || before === null || now === before) return;
        const news = sentencesOf(now.log.slice(before.log.length), seatNamesOf(now.header.seats));
        tell([...(now.log.length < before.log.length ? [texts.undo.takenBack] : news), headline(now)]);
      }),
  };

  function answer(match: SeenOmen, line: string): Reply {
    const read = readPhrase(PHRASES, line, null);
    if (!read.ok) return refusedFor(match, read.fault);
    const act = (command: () => void): Reply =>
      attempt({ store, commands }, command, (fault) => refusedFor(match, fault));
    const said = read.value;
    switch (said.say) {
      case 'look':
        return told(...look(match));
      case 'foretell':
        return act(() => commands.foretell(said.card));
      case 'throw':
        return act(() => commands.throwDie(null));
      case 'undo':
        return act(() => commands.requestUndo());
      case 'device':
        return deviceFor(match);
    }
  }

  function deviceFor({ state, header }: SeenOmen): Reply {
    const [seat] = omen.asked(state);
    if (seat === undefined || state.foretold.length > 0) return refused(talk.nobody);
    const yes = (): Reply => {
      commands.passDevice(asSeat(seat));
      const hand = omen.view(state, seat).hands[seat] ?? [];
      return told(talk.hand(hand.filter((card) => card !== null)));
    };
    return { kind: 'asked', question: talk.sure(seatNamesOf(header.seats).seat(seat)), yes };
  }
}

const headline = (match: SeenOmen): string => `${turnSheetOf(match, seatNamesOf(match.header.seats)).headline}.`;

function look(match: SeenOmen): readonly string[] {
  const names = seatNamesOf(match.header.seats);
  const points = match.state.points.map((had, seat) => gameTexts.table.pointsOf(names.seat(seat), had));
  return [headline(match), `${points.join(', ')}.`];
}

const refusedFor = ({ header }: SeenOmen, fault: Fault | LineFault): Reply =>
  refused(
    withSeatNames(fault.message, seatNamesOf(header.seats)),
    'column' in fault ? { column: fault.column, word: fault.word } : null,
  );
