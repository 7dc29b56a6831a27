import type { LineFault } from '#engine/lineReader.ts';
import { attempt as attemptAt } from '#play/textTable/attempt.ts';
import { stillPlaying } from '#games/traction/seating.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { type PieceId, type Seat, seat as asSeat } from '#sim/ids.ts';
import { type Fault, ok, type Result } from '#sim/result.ts';
import { namingOf } from '../say/naming.ts';
import type { Bump, Session } from '../session/sessionTypes.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { expectedOf, foulCostOf } from '../session/expected.ts';
import { refused, type Reply, told } from '#play/textTable/talk.ts';
import { lengthMm } from '#play/ruler/ruler.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import type { Order, Shove } from './saying.ts';
import { measureThings, nearestPad } from './measure.ts';
import { seatNow, type Situation, type Thing } from './situation.ts';
import { tellingOf, thingName } from './telling.ts';
import { wayTo } from './view.ts';

/** The viewpoint of directions: a seat's, or (null) that of the seat to move. */
export interface Seen {
  by: Seat | null;
}

/** At which table something is to be done. */
export interface Ordering {
  readonly session: Session;
  readonly match: SeenTraction;
  readonly seen: Seen;
  readonly situation: Situation;
  /** As it was typed. */
  readonly line: string;
  readonly refuse: (fault: Fault | LineFault) => Reply;
}

const say = gameTexts.asking;

/** Carries the order out. Its outcome at the table is told as it happens. */
export function carryOut(at: Ordering, order: Order): Reply {
  const { commands, setPace } = at.session;
  switch (order.do) {
    case 'move':
      return move(at);
    case 'step':
      return step(at, order);
    case 'done':
      return attempt(at, () => commands.endAction());
    case 'end':
      return attempt(at, () => commands.endTurn());
    case 'undo':
      return attempt(at, () => commands.requestUndo(undefined, at.match.log.length - order.actions));
    case 'withdraw':
      return attempt(at, () => commands.withdrawUndo(), say.withdrawn);
    case 'agree':
    case 'refuse':
      return answerUndo(at, order.do, order.seat);
    case 'concede':
      return concede(at, order.seat ?? seatNow(at.match.state));
    case 'bump':
      return attempt(at, () => commands.bump(bumpOf(at, order.piece, order.shove)));
    case 'touch':
      return touch(at, order);
    case 'view':
      at.seen.by = order.seat;
      return told(order.seat === null ? say.viewTurn : say.viewSet(nameOf(at, order.seat)));
    case 'measure':
      return measure(at, order.from, order.to);
    case 'ruler-away':
      at.session.ruler.away();
      return told(say.rulerAway);
    case 'pace':
      setPace(order.pace);
      return told(say.paceSet[order.pace]);
  }
}

const attempt = (at: Ordering, act: () => Result<unknown, Fault | LineFault>, done?: string): Reply =>
  attemptAt(at.session, act, at.refuse, done);

function move(at: Ordering): Reply {
  const moved = attempt(at, () => at.session.commands.typeMove(at.line));
  return moved.kind === 'refused' ? moved : toldIf(handOn(at));
}

const toldIf = (text: string | undefined): Reply => told(...(text === undefined ? [] : [text]));

/** Says that the hand is on its way, which may take a while. */
function handOn({ session, match }: Ordering): string | undefined {
  const { stage, intent } = session.store.getState();
  return stage === 'moving' && intent !== null
    ? say.handMoves(namingOf(match.header.seats).piece(intent.piece))
    : undefined;
}

function step(at: Ordering, order: Extract<Order, { do: 'step' }>): Reply {
  const { commands, store } = at.session;
  if (!isHeld(at, order)) {
    const against = aim(at, order);
    if (against !== null) return against;
  }
  const performed = attempt(at, () => commands.performAim());
  if (performed.kind === 'refused') return performed;
  return store.getState().foulHeld ? told(heldWords(at)) : toldIf(handOn(at));
}

/** Chooses the piece and aims; the reply where that cannot be, else null. */
function aim(at: Ordering, { piece, step: { corner, swivelDeg } }: Extract<Order, { do: 'step' }>): Reply | null {
  const { commands, store } = at.session;
  const chosen = attempt(at, () => (piece === null ? ok(null) : commands.choose(piece, 'walk')));
  if (chosen.kind === 'refused') return chosen;
  const { intent, stage } = store.getState();
  if (intent === null || (piece === null && stage !== 'between-steps')) return refused(say.noWalk);
  const aimed = attempt(at, () => commands.setAim(corner, swivelDeg));
  return aimed.kind === 'refused' ? aimed : null;
}

/** Whether this very step is held as it looks like a foul: ordered once more, it is done. */
function isHeld({ session: { store } }: Ordering, { piece, step }: Extract<Order, { do: 'step' }>): boolean {
  const { intent, aim: held, foulHeld } = store.getState();
  const samePiece = intent?.do === 'walk' && (piece === null || piece === intent.piece);
  return foulHeld && samePiece && held?.corner === step.corner && held.swivelDeg === hundredth(step.swivelDeg);
}

function heldWords({ session: { store }, match }: Ordering): string {
  const expected = expectedOf(store.getState());
  const seen = expected === null ? '' : gameTexts.action.expected(expected, namingOf(match.header.seats), 'mm');
  const cost = foulCostOf(store.getState());
  return [gameTexts.action.foulHeld(seen, cost?.miss ?? null), cost && gameTexts.action.foulCost(cost), say.onceMore]
    .filter((words) => words !== null)
    .join(' ');
}

function answerUndo(at: Ordering, how: 'agree' | 'refuse', named: Seat | null): Reply {
  const waiting = at.match.undo?.waitingFor ?? [];
  const [first = 0] = waiting;
  if (named === null && waiting.length > 1)
    return refused(
      texts.talking.match.whoAnswers(
        waiting.map((seat) => nameOf(at, seat)),
        how,
      ),
    );
  const seat = named ?? asSeat(first);
  const { consentUndo, refuseUndo } = at.session.commands;
  return attempt(
    at,
    () => (how === 'agree' ? consentUndo(seat) : refuseUndo(seat)),
    how === 'agree' ? undefined : say.refusedUndo(nameOf(at, seat)),
  );
}

const concede = (at: Ordering, seat: Seat): Reply => ({
  kind: 'asked',
  question: texts.talking.match.sureConcede(nameOf(at, seat)),
  yes: () => attempt(at, () => at.session.commands.concede(seat)),
});

function touch(at: Ordering, { piece, shove, by }: Extract<Order, { do: 'touch' }>): Reply {
  const others = stillPlaying(at.match.state).filter((seat) => seat !== at.match.state.turn.seat);
  const [only, another] = others;
  if (only === undefined) return refused(say.nobodyElse);
  if (by === null && another !== undefined) return refused(say.whoTouches(others.map((seat) => nameOf(at, seat))));
  return attempt(at, () => at.session.commands.bump({ ...bumpOf(at, piece, shove), by: by ?? only }));
}

function bumpOf({ situation: { view } }: Ordering, piece: PieceId | null, shove: Shove | null): Bump {
  const way = shove === null ? null : wayTo(view, shove.bearingDeg, shove.mm);
  return { ...(piece === null ? {} : { piece }), ...(way === null ? {} : { pushMm: [way.x, way.z] as const }) };
}

/** Lays the ruler, and reads it. */
function measure({ session: { ruler }, match, situation }: Ordering, from: Thing | null, to: Thing | null): Reply {
  const { naming } = tellingOf(match, situation);
  const { settled } = ruler.getState();
  if (from === null) return settled === null ? refused(say.noRuler) : told(say.rulerReads(lengthMm(settled)));
  const goal = to ?? nearestPad(situation, from);
  const found = goal && measureThings(situation, from, goal);
  if (goal === null || found === null) return refused(say.notMeasured);
  ruler.lay(found.span);
  return told(say.measured(thingName(naming, from), thingName(naming, goal), found.edgesMm, found.middlesMm));
}

const nameOf = ({ match }: Ordering, seat: number): string => namingOf(match.header.seats).seat(seat);
