import { omen, type SeenOmen } from '#games/omen/omen.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { gameTalk, word } from '#play/game/gameTalk.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { refused, told, type Reply, type Talk } from '#play/textTable/talk.ts';
import { sentencesOf, turnSheetOf } from './say.ts';
import type { OmenTable, Session } from './session.ts';
import { gameTexts } from './texts.ts';

const { table, talk } = gameTexts;
const aCard = (typed: string): number | null => (/^[1-6]$/.test(typed) ? Number(typed) : null);

/** Omen at the text table: secrets only to whoever has the device. */
export const omenTalk = (session: Session): Talk =>
  gameTalk<OmenTable>(session, {
    words: talk,
    phrases: [
      word('look', talk.look, ({ match }) => told(...look(match))),
      {
        words: ['foretell'],
        help: talk.foretell,
        read: (line) => {
          const card = line.read(aCard, talk.aCard, 1);
          return ({ act }) => act(() => session.commands.foretell(card));
        },
      },
      word('throw', talk.throw, ({ act }) => act(() => session.commands.throwDie(null))),
      word('device', talk.device, ({ match }) => deviceFor(session, match)),
    ],
    vocabulary: () => [],
    headline,
    look,
    sentences: sentencesOf,
  });

function deviceFor({ commands }: Session, { state, header }: SeenOmen): Reply {
  const [seat] = omen.asked(state);
  if (seat === undefined || state.foretold.length > 0) return refused(talk.nobody);
  const yes = (): Reply => {
    commands.passDevice(asSeat(seat));
    const hand = omen.view(state, seat).hands[seat] ?? [];
    return told(talk.hand(hand.filter((card) => card !== null)));
  };
  return { kind: 'asked', question: talk.sure(seatNamesOf(header.seats).seat(seat)), yes };
}

const headline = (match: SeenOmen): string => `${turnSheetOf(match, seatNamesOf(match.header.seats)).headline}.`;

function look(match: SeenOmen): readonly string[] {
  const { seat } = seatNamesOf(match.header.seats);
  return [headline(match), `${match.state.points.map((had, i) => table.pointsOf(seat(i), had)).join(', ')}.`];
}
