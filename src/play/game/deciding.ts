import { show } from '#engine/files/shown.ts';
import { onlyPerson, spoken } from '#engine/seats.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { seatNamesOf } from '../say/seatNames.ts';
import type { TableTypes } from '../session/tableTypes.ts';
import { refused, type Reply } from '../textTable/talk.ts';
import { texts } from '../texts.ts';
import type { MatchAt } from './playedGame.ts';
import { word, type Said, type TalkPhrase } from './talkPhrase.ts';

const say = texts.talking.match;

/** Taking back and giving up, as they are typed at any table. A player is named only where several may be meant. */
export function decidingPhrases<B extends TableTypes>({ store, commands }: B['session']): readonly TalkPhrase<B>[] {
  const named = (words: readonly [string, ...string[]], help: TalkPhrase<B>['help'], answer: Answer<B>) => ({
    words,
    help,
    read: (line: Parameters<TalkPhrase<B>['read']>[0]) => {
      const name = line.rest();
      return (said: Said<B>): Reply => {
        const { seats } = said.match.header;
        const seat = name === '' ? null : seats.findIndex((one) => spoken(one.name) === spoken(name));
        return seat === -1 ? refused(say.noPlayer(show(name), namesIn(said.match))) : answer(said, seat);
      };
    },
  });
  const answering =
    (how: 'agree' | 'refuse'): Answer<B> =>
    ({ match, act }, seat) => {
      const waiting = match.undo?.waitingFor ?? [];
      const [first = 0, ...others] = waiting;
      if (seat === null && others.length > 0) return refused(say.whoAnswers(namesIn(match, waiting), how));
      return act(() => (how === 'agree' ? commands.consentUndo(seat ?? first) : commands.refuseUndo(seat ?? first)));
    };
  return [
    word('undo', say.undo, ({ act }) => act(() => commands.requestUndo())),
    named(['agree', 'consent'], say.agree, answering('agree')),
    named(['refuse'], say.refuse, answering('refuse')),
    word('never-mind', say.neverMind, ({ act }) => act(() => commands.withdrawUndo())),
    named(['concede'], say.concede, ({ match, act }, seat) => {
      const who = seat ?? store.getState().holder ?? onlyPerson(match.header.seats);
      if (who === null) return refused(say.whoConcedes);
      const [name = ''] = namesIn(match, [who]);
      return { kind: 'asked', question: say.sureConcede(name), yes: () => act(() => commands.concede(asSeat(who))) };
    }),
  ];
}

type Answer<B extends TableTypes> = (said: Said<B>, seat: number | null) => Reply;

const namesIn = <B extends TableTypes>(
  { header: { seats } }: MatchAt<B>,
  which: readonly number[] = [...seats.keys()],
): readonly string[] => which.map(seatNamesOf(seats).seat);
