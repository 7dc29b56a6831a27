import { pieceOn } from '#games/traction/board.ts';
import { makeCommand } from '#games/traction/notation.ts';
import type { TackleCommand, WalkCommand } from '#games/traction/commands.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { gameTexts } from '../texts.ts';
import { aheadOf, type StepAhead } from './ahead.ts';
import { laneBetween } from './between.ts';
import { neighboursOf } from './nearest.ts';
import { rivalPads } from './place.ts';
import { reachOf, type Reach } from './reach.ts';
import type { Thing } from './situation.ts';
import { tacklesOf } from './tackles.ts';
import { away, clockAt, padName, series, thingName, type Telling } from './telling.ts';
import { wayTowards } from './way.ts';

const { nearest, reach, between, tackles, forecast, way, place, estimate } = gameTexts.describing;

export function tellNearest(telling: Telling, thing: Thing, count: number): readonly string[] {
  const { naming } = telling;
  const name = thingName(naming, thing);
  const neighbours = neighboursOf(telling, thing).slice(0, count);
  if (neighbours.length === 0) return [nearest.none(name)];
  return [
    nearest.title(name),
    ...neighbours.map((one) => `${nearest.one(naming.piece(one.piece), one.flat, away(one))}.`),
  ];
}

export function tellBetween(telling: Telling, from: Thing, to: Thing): readonly string[] {
  const { naming } = telling;
  const lane = laneBetween(telling, from, to);
  if (lane === null) return missing(telling, [from, to]);
  const head = between.lane(
    thingName(naming, from),
    thingName(naming, to),
    lane.mm,
    clockAt(lane.bearingDeg),
    lane.widthMm,
  );
  if (lane.obstacles.length === 0) return [`${head} ${between.clear}`];
  return [
    series(
      head,
      lane.obstacles.map(({ piece, afterMm, side }) => between.one(naming.piece(piece), afterMm, side)),
    ),
  ];
}

const missing = ({ naming, state }: Telling, things: readonly Thing[]): readonly string[] =>
  things.flatMap((thing) => {
    if ('pad' in thing)
      return state.pads.some(({ seat }) => seat === thing.pad) ? [] : [place.noPad(padName(naming, thing.pad))];
    return pieceOn(state, thing.piece) === undefined ? [place.offTable(naming.piece(thing.piece))] : [];
  });

export function tellReach(telling: Telling, id: PieceId): readonly string[] {
  const { naming, state } = telling;
  const name = naming.piece(id);
  const found = reachOf(telling, id);
  if (found === null) return [pieceOn(state, id) === undefined ? place.offTable(name) : reach.flat(name)];
  return [
    reach.walk(name, found.steps, found.walkMm),
    ...found.corners.map(({ corner, bearingDeg, half }) =>
      reach.corner(corner, clockAt(bearingDeg), half.moved.mm, meets(telling, half)),
    ),
    ...found.pads.map(({ seat, steps, turns }) => reach.pad(padName(naming, seat), steps, turns)),
    ...tackleReach(telling, found),
    estimate,
  ];
}

const tackleReach = ({ naming }: Telling, { tackleMm, targets }: Reach): readonly string[] => [
  reach.tackle(tackleMm),
  reach.targets(targets.map(({ piece }) => naming.piece(piece))),
];

/** Things that a step would meet. */
function meets({ naming }: Telling, { hits, pads, offTable, tooFar }: StepAhead): string {
  const met = [
    ...(hits.length > 0 ? [forecast.hits(hits.map(naming.piece))] : []),
    ...(pads.length > 0 && hits.length === 0 ? [forecast.pads(pads.map((seat) => padName(naming, seat)))] : []),
    ...(offTable ? [forecast.off] : []),
    ...(tooFar ? [forecast.tooFar] : []),
  ];
  return met.length === 0 ? forecast.clear : met.join(', ');
}

export function tellTackles(telling: Telling, id: PieceId): readonly string[] {
  const { naming, state } = telling;
  const [name, piece] = [naming.piece(id), pieceOn(state, id)];
  if (piece === undefined) return [place.offTable(name)];
  if (piece.pose === 'flat') return [tackles.flat(name)];
  const found = tacklesOf(telling, id);
  return found.length === 0
    ? [tackles.none(name)]
    : [...found.map(({ victim, command }) => tackles.one(name, naming.piece(victim), makeCommand(command))), estimate];
}

export function tellForecast(telling: Telling, command: WalkCommand | TackleCommand): readonly string[] {
  const { naming, state } = telling;
  const ahead = aheadOf(telling, command);
  if (ahead === null) return [place.offTable(naming.piece(command.piece))];
  if (pieceOn(state, command.piece)?.pose === 'flat') return [way.flat(naming.piece(command.piece))];
  const steps = ahead.steps.map((step, i) =>
    forecast.step(
      i + 1,
      step.corner,
      step.swivelDeg,
      step.moved.mm,
      clockAt(step.moved.bearingDeg),
      meets(telling, step),
    ),
  );
  const [nearestPad] = rivalPads(telling, ahead.landing);
  return [
    ...steps,
    ...(nearestPad === undefined ? [] : [forecast.after(padName(naming, nearestPad.seat), nearestPad.mm)]),
    estimate,
  ];
}

/** In the middle of a walk, its next step. */
function lineFor({ underWay }: Telling, command: WalkCommand): string {
  const [next] = command.steps;
  return underWay?.piece === command.piece && next !== undefined
    ? gameTexts.asking.nextStep(next.corner, next.swivelDeg)
    : makeCommand(command);
}

/** A walk towards a pad; the nearest rival's unless told. */
export function tellWay(telling: Telling, id: PieceId, to: Seat | null): readonly string[] {
  const { naming, state } = telling;
  const [name, piece] = [naming.piece(id), pieceOn(state, id)];
  if (piece === undefined) return [place.offTable(name)];
  if (piece.pose === 'flat') return [way.flat(name)];
  const goal = to ?? rivalPads(telling, piece)[0]?.seat;
  if (goal === undefined || !state.pads.some(({ seat }) => seat === goal))
    return [place.noPad(goal === undefined ? gameTexts.describing.rivalsPad : padName(naming, goal))];
  const found = wayTowards(telling, id, goal);
  const pad = padName(naming, goal);
  if (found === null) return [way.none(name, pad)];
  const brings =
    found.touches.length > 0
      ? way.wins(found.touches.map((seat) => padName(naming, seat)))
      : way.brings(found.beforeMm, found.afterMm);
  return [way.line(pad, lineFor(telling, found.command)), brings, estimate];
}
