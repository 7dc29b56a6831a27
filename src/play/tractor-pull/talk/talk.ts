import { CLASSES } from '#games/tractor-pull/almanac/vehicles.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { isSeat, type Seat } from '#games/tractor-pull/ids.ts';
import { makeCommand } from '#games/tractor-pull/notation.ts';
import type { SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import { gameTalk } from '#play/game/gameTalk.ts';
import { word } from '#play/game/talkPhrase.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { personsIn } from '#play/session/players.ts';
import { refused, told, type Talk } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import { sentencesOf } from '../say/sayings.ts';
import { choosesOpenly, mayShowHand, needsNoHand } from '../session/secrets.ts';
import type { Session, SessionState } from '../session/sessionTypes.ts';
import type { TractorPullTable } from '../tableTypes.ts';
import { adviceReason } from '../texts/bots.ts';
import { talk } from '../texts/talk.ts';
import { handOf, headline, look, referenceLines } from './tell.ts';

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

/** Tractor Pull at the text table, said and understood: secrets only to whoever has the device. */
export const tractorPullTalk = (session: Session): Talk => {
  const { store, commands } = session;
  return gameTalk<TractorPullTable>(session, {
    words: talk,
    phrases: [
      word('hand', talk.hand, ({ match }) => {
        const { holder } = store.getState();
        return holder === null || !isSeat(holder) ? refused(talk.noDevice) : told(...handOf(match, holder));
      }),
      word('reference', talk.reference, ({ match }) => told(...referenceLines(match.state))),
      word('go', talk.goOn, ({ act }) => {
        const { telling, stage } = store.getState();
        return telling === null && stage !== 'spinning'
          ? refused(texts.talking.nothingWaits)
          : act(() => commands.goOn());
      }),
    ],
    moves: {
      help: MOVES.map((move) => ({ words: [move], help: talk[move] })),
      words: MOVES,
      type: (line) => commands.typeMove(line),
    },
    now: ({ state: { phase, garage } }) =>
      phase.name === 'spin'
        ? ['spin']
        : phase.name === 'recruit'
          ? ['recruit ' + garage[0]?.id, garage.map(({ id }) => id)]
          : phase.name === 'deploy'
            ? [talk.deploy.example]
            : null,
    device: { to: deviceTo, hand: (match, seat) => (isSeat(seat) ? handOf(match, seat) : []) },
    vocabulary: () => CLASSES,
    headline,
    look,
    sentences: ({ header }, log) => sentencesOf(log, seatNamesOf(header.seats)),
    tells: beatsTold,
    waits: ({ telling }) => telling,
    hints: {
      reason: (reason, { match, aimed }) =>
        match === null ? '' : adviceReason(reason, aimed, match.state, seatNamesOf(match.header.seats).seat),
      typed: ({ aimed }) => aimed && makeCommand(aimed),
      against: (match) => (needsDevice(store.getState(), match) ? talk.hintDevice : null),
    },
  });
};

/** Consequences are told beat by beat, as they are shown; those that were not, when the match goes on. */
function beatsTold({ match, telling }: SessionState, was: SessionState): readonly string[] | null {
  if (match === null) return null;
  const names = seatNamesOf(match.header.seats);
  const beat = telling?.beats[telling.at];
  if (beat !== undefined && telling !== was.telling) return sentencesOf([beat], names);
  if (was.telling === null || was.match === null || match.log.length <= was.match.log.length) return null;
  return [...sentencesOf(was.telling.beats.slice(was.telling.at + 1), names), headline(match)];
}

/** Whether a person could have a hint, but for the device that nobody has taken. */
function needsDevice({ holder, stage }: SessionState, { state, header }: SeenTractorPull): boolean {
  const seats = personsIn(header, asked(state));
  return stage === 'choosing' && seats.length > 0 && !seats.some((seat) => seat === holder || needsNoHand(state, seat));
}

/** For the next choice that only its seat may see; a computer has no device. */
function deviceTo({ state, header }: SeenTractorPull): Seat | undefined {
  const [seat] = personsIn(header, asked(state));
  return choosesOpenly(state) && !mayShowHand(state) ? undefined : seat;
}
