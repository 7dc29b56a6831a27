import type { LineFault } from '#engine/lineReader.ts';
import { asked } from '#games/trexlands/asked.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { makeCommand } from '#games/trexlands/notation.ts';
import { eventText } from '#games/trexlands/texts.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import { view } from '#games/trexlands/view.ts';
import { seat as asSeat, type Seat } from '#sim/ids.ts';
import type { Outcome } from '#play/session/outcome.ts';
import type { Fault } from '#sim/result.ts';
import { attempt as attemptAt } from '#play/textTable/attempt.ts';
import { askHint } from '#play/textTable/hint.ts';
import { readPhrase } from '#play/textTable/phrases.ts';
import { refused, refusedBy, withLate, told, type Reply, type Talk } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import { announcementsOf } from '../say/announcements.ts';
import { viewingSeat, speakerInHand } from '../session/inHand.ts';
import type { Session } from '../session/sessionTypes.ts';
import { isOf } from '#play/session/players.ts';
import { awaitedElsewhere, ownAmong } from '../session/players.ts';
import { mayRollForAll, upNext } from '../throwing/upNext.ts';
import { namesOf, withNames } from '../words/names.ts';
import { calledIn, listenTo } from './happenings.ts';
import { asTyped, GROUPS, PHRASES } from './phrases.ts';
import type { Order, Question } from './saying.ts';
import { tellArena, tellMarket } from './tellExchange.ts';
import { tellBoard, tellCamp, tellCity, tellNow, tellScore, tellTerra } from './tellPosition.ts';

const say = gameTexts.talk;

/** Trexlands' side of the text table. Secrets are told only to the player with the device. */
export function trexlandsTalk(session: Session): Talk {
  const withMatch = <T>(answer: (match: SeenTrexlands) => T, without: T): T => {
    const { match } = session.store.getState();
    return match === null ? without : answer(match);
  };
  return {
    groups: GROUPS,
    capitals: say.capitals,
    vocabulary: () =>
      withMatch(
        (match) => [
          ...match.header.seats.map(({ name }) => name),
          ...match.state.board.tiles.map(({ id }) => id),
          'camp',
          'city',
          'stack',
          'via',
          'on',
          'down',
          'all',
        ],
        [],
      ),
    opening: () => withMatch((match) => announcementsOf({ match: null, roll: null }, { match, roll: null }), []),
    greeting: () => withMatch((match) => look(session, match, null), []),
    say: (line) => withMatch((match) => answer(session, match, line), refused(texts.refusals.noMatch)),
    listen: (tell) => {
      const refuse = (fault: Fault): Reply => withMatch((match) => refusedFor(match, fault), told());
      return withLate(session, refuse, tell, listenTo(session.store, tell));
    },
  };
}

function answer(session: Session, match: SeenTrexlands, line: string): Reply {
  const read = readPhrase(PHRASES, line, { names: match.header.seats.map(({ name }) => name), line });
  if (!read.ok) return refusedFor(match, read.fault);
  return 'ask' in read.value ? told(...tell(session, match, read.value)) : carryOut(session, match, read.value);
}

function refusedFor({ header }: SeenTrexlands, fault: Fault | LineFault): Reply {
  return refusedBy(fault, (message) => withNames(message, namesOf(header.seats)));
}

/** A roll waits for its word, and what has come of it for another: that is told with the position. */
function look(session: Session, match: SeenTrexlands, holder: Seat | null): readonly string[] {
  const names = namesOf(match.header.seats);
  const seen = view(match.state, holder);
  const waits = session.store.getState().stage === 'choosing' ? [] : tellChoices(session, match);
  return [...tellNow(seen, names), ...waits, ...tellScore(seen, names), say.hint];
}

function tell(session: Session, match: SeenTrexlands, question: Question): readonly string[] {
  const holder = viewingSeat(session.store.getState());
  const [seen, names] = [view(match.state, holder), namesOf(match.header.seats)];
  switch (question.ask) {
    case 'look':
      return look(session, match, holder);
    case 'board':
      return tellBoard(seen, names);
    case 'terra':
      return tellTerra(seen, question.terra, names);
    case 'city':
      return tellCity(seen);
    case 'camp':
      return tellCamp(seen, question.of ?? holder ?? turnOf(seen)?.seat ?? asked(seen)[0] ?? asSeat(0), names);
    case 'market':
      return tellMarket(seen, names);
    case 'arena':
      return tellArena(seen, names);
    case 'score':
      return tellScore(seen, names);
    case 'roll':
      return calledIn(session.store.getState());
    case 'choices':
      return tellChoices(session, match);
    case 'log':
      return match.log.flatMap(({ events }) => events.map((event) => eventText(event, names))).slice(-question.count);
  }
}

/** The choices that may be typed now; a player who places private cards hears them only with the device in hand. */
function tellChoices(session: Session, match: SeenTrexlands): readonly string[] {
  const { holder, stage, thrown, ...now } = session.store.getState();
  const viewing = viewingSeat({ holder, ...now });
  const names = namesOf(match.header.seats);
  const next = stage === 'aiming' ? upNext(match.state, thrown) : null;
  if (next?.isNobodys === true) return [say.nobodyThrows];
  if (next !== null) return [say.rollNow(names.seat(next.seat), mayRollForAll(match, next))];
  if (stage === 'aiming') return [gameTexts.throwing.waitsFor(awaitedElsewhere(match, now.given).map(names.seat))];
  if (stage !== 'choosing') return [say.sayGoOn];
  const { phase } = match.state;
  return asked(match.state).flatMap((seat) => {
    if (isOf(match.header, 'bot', seat)) return [texts.bots.thinking(names.seat(seat))];
    if (ownAmong(session.store.getState(), [seat]).length === 0) return []; // a rival of a lesson answers by itself
    if (phase.name === 'arena' && phase.placing === seat && holder !== seat) return [say.passTo(names.seat(seat))];
    return [
      say.choices(
        names.seat(seat),
        choicesOf(view(match.state, viewing), seat).map((choice) => asTyped(makeCommand(choice))),
      ),
    ];
  });
}

/** Carries the order out. Its outcome at the table is told as it happens. */
function carryOut(session: Session, match: SeenTrexlands, order: Order): Reply {
  const { commands, store } = session;
  const names = namesOf(match.header.seats);
  switch (order.do) {
    case 'command':
      return attempt(session, match, () => commands.typeMove(order.text, order.by ?? undefined), doneOf(order.text));
    case 'go-on':
      return attempt(session, match, () => commands.goOn());
    case 'roll-all':
      return rollForAll(session, match);
    case 'hint':
      return hint(session, match);
    case 'nobody':
      return attempt(session, match, () => commands.nobody());
    case 'undo':
      return attempt(session, match, () => commands.requestUndo());
    case 'never-mind':
      return attempt(session, match, () => commands.withdrawUndo());
    case 'agree':
    case 'refuse':
      return answerUndo(session, match, order.do, order.seat);
    case 'concede': {
      const seat =
        order.seat ?? speakerInHand(store.getState()) ?? ownAmong(store.getState(), asked(match.state))[0] ?? null;
      return seat === null
        ? refused(texts.talking.match.whoConcedes)
        : {
            kind: 'asked',
            question: texts.talking.match.sureConcede(names.seat(seat)),
            yes: () => attempt(session, match, () => commands.concede(seat)),
          };
    }
    case 'put-down':
      commands.passDevice(null);
      return told(say.putDown);
    case 'device':
      return { kind: 'asked', question: say.sureDevice(names.seat(order.seat)), yes: () => hand(session, order.seat) };
  }
}

function rollForAll(session: Session, match: SeenTrexlands): Reply {
  const { stage, thrown } = session.store.getState();
  const next = stage === 'aiming' ? upNext(match.state, thrown) : null;
  return next === null || mayRollForAll(match, next)
    ? attempt(session, match, () => session.commands.rollForAll())
    : refused(say.rollNow(namesOf(match.header.seats).seat(next.seat), false));
}

/** In the private arena a hint follows from cards that only the player it is for may know (TX-69). */
function hint(session: Session, { header, state }: SeenTrexlands): Reply {
  const [seat] = ownAmong(session.store.getState(), asked(state));
  const isSecret = state.phase.name === 'arena' && seat !== undefined && viewingSeat(session.store.getState()) !== seat;
  return isSecret ? refused(say.hintFor(namesOf(header.seats).seat(seat))) : askHint(session);
}

function hand({ commands, store }: Session, seat: Seat): Reply {
  const handed = commands.passDevice(seat);
  const { match } = store.getState();
  if (match === null) return refused(texts.refusals.noMatch);
  if (handed.ok) return told(...tellCamp(view(match.state, seat), seat, namesOf(match.header.seats)), say.putDownAfter);
  commands.dismissFault();
  return refusedFor(match, handed.fault);
}

const attempt = (session: Session, match: SeenTrexlands, act: () => Outcome, done?: string): Reply =>
  attemptAt(session, act, (fault) => refusedFor(match, fault), done);

/** An answer to whoever has the device: nobody announces things done in private. */
const doneOf = (typed: string): string | undefined => (/^place\b/i.test(typed) ? say.placed(typed) : undefined);

function answerUndo(session: Session, match: SeenTrexlands, how: 'agree' | 'refuse', named: Seat | null): Reply {
  const names = namesOf(match.header.seats);
  const waiting = match.undo?.waitingFor ?? [];
  if (named === null && waiting.length > 1)
    return refused(texts.talking.match.whoAnswers(waiting.map(names.seat), how));
  const seat = named ?? asSeat(waiting[0] ?? 0);
  return attempt(session, match, () =>
    how === 'agree' ? session.commands.consentUndo(seat) : session.commands.refuseUndo(seat),
  );
}
