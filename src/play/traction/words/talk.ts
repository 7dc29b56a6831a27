import type { LineFault } from '#engine/lineReader.ts';
import { pieceOn } from '#games/traction/board.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import type { Fault } from '#sim/result.ts';
import { announcementsOf } from '../say/announcement.ts';
import { namingOf, withNames } from '../say/naming.ts';
import type { Session, SessionState } from '../session/sessionTypes.ts';
import { readPhrase } from '#play/textTable/phrases.ts';
import { refused, type Reply, type Talk, withLate, told } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import { inUnits, type Units } from '#play/texts/lengths.ts';
import { answerOf } from './answer.ts';
import { carryOut, type Seen } from './orders.ts';
import { GROUPS, PHRASES, VOCABULARY } from './phrases.ts';
import { seatNow, type Situation, speakerOf, withPiece } from './situation.ts';
import { tellLook } from './tellLook.ts';
import { tellingOf } from './telling.ts';
import { viewOf } from './view.ts';
import type { StoreApi } from 'zustand/vanilla';

/** Traction's side of the text table; lengths in the units that are wanted when it is asked. */
export function tractionTalk(session: Session, units: () => Units = () => 'both'): Talk {
  const seen: Seen = { by: null };
  return {
    groups: GROUPS,
    capitals: gameTexts.asking.capitals,
    vocabulary: () => [...VOCABULARY, ...(session.store.getState().match?.header.seats.map(({ name }) => name) ?? [])],
    opening: () => withMatch(session, (match) => announcementsOf(null, match, null), []),
    greeting: () =>
      withMatch(
        session,
        (match) => [...tellLook(tellingOf(match, situationNow(session, match, seen))), viewLine(match, seen)],
        [],
      ).map((line) => inUnits(line, units())),
    say: (line) =>
      wanted(
        withMatch(session, (match) => say(session, match, seen, line), refused(texts.refusals.noMatch)),
        units(),
      ),
    listen: (tell) => {
      const refuse = (fault: Fault): Reply => withMatch(session, (match) => refusedFor(match, fault), told());
      return withLate(session, refuse, tell, listenTo(session.store, tell));
    },
  };
}

const wanted = (reply: Reply, units: Units): Reply =>
  reply.kind === 'told' ? told(...reply.lines.map((line) => inUnits(line, units))) : reply;

function withMatch<T>({ store }: Session, answer: (match: SeenTraction) => T, without: T): T {
  const { match } = store.getState();
  return match === null ? without : answer(match);
}

function say(session: Session, match: SeenTraction, seen: Seen, line: string): Reply {
  const read = readPhrase(PHRASES, line, speakerOf(match));
  if (!read.ok) return refusedFor(match, read.fault);
  const said = read.value;
  const situation = situationNow(session, match, seen);
  if ('do' in said)
    return carryOut({ session, match, seen, situation, line, refuse: (fault) => refusedFor(match, fault) }, said);
  const { stage } = session.store.getState();
  const moving = stage === 'moving' || stage === 'resting' ? [gameTexts.describing.look.moving] : [];
  return told(...moving, ...answerOf(tellingOf(match, situation), said));
}

function refusedFor(match: SeenTraction, fault: Fault | LineFault): Reply {
  const sentence = withNames(fault.message, namingOf(match.header.seats));
  return refused(sentence, 'column' in fault ? { column: fault.column, word: fault.word } : null);
}

/** How everything stands now, also in the middle of a walk that is made step by step. */
function situationNow({ store, touch }: Session, match: SeenTraction, seen: Seen): Situation {
  const { stage, intent, stepsLeft } = store.getState();
  const view = viewOf(match.state, seen.by ?? seatNow(match.state));
  const placed = stage === 'between-steps' && intent !== null ? pieceOn(match.state, intent.piece) : undefined;
  const standing = placed === undefined ? null : touch.standing(placed.id);
  if (placed === undefined || standing === null) return { view, state: match.state, underWay: null };
  return { view, state: withPiece(match.state, { ...placed, ...standing }), underWay: { piece: placed.id, stepsLeft } };
}

const viewLine = (match: SeenTraction, seen: Seen): string =>
  gameTexts.describing.look.view(namingOf(match.header.seats).seat(seen.by ?? seatNow(match.state)));

/** Tells what happens at the table: every ruling and what comes of it, turns, requests, and how far a walk has come. */
function listenTo(store: StoreApi<SessionState>, tell: (lines: readonly string[]) => void): () => void {
  return store.subscribe((now, before) => {
    const lines = happening(before, now);
    if (lines.length > 0) tell(lines);
  });
}

function happening(before: SessionState, now: SessionState): readonly string[] {
  const { match } = now;
  if (match === null) return [];
  if (match !== before.match)
    return announcementsOf(before.match?.header === match.header ? before.match : null, match, now.lastAction);
  if (now.stage !== 'between-steps' || before.stage === 'between-steps' || now.intent === null) return [];
  const piece = namingOf(match.header.seats).piece(now.intent.piece);
  return [gameTexts.asking.stepDone(piece, now.stepsTaken, gameTexts.action.stepsLeft(now.stepsLeft))];
}
