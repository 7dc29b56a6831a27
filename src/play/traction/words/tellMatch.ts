import { isOpen } from '#engine/seen.ts';
import { isolated } from '#engine/isolated.ts';
import { mayTackle } from '#games/traction/pieces.ts';
import { ownVariants } from '#games/traction/variants.ts';
import { SIZES } from '#sim/pyramid.ts';
import { logLinesOf } from '../say/logLines.ts';
import { notationOf } from '../say/notation.ts';
import { sayingsOf } from '../say/sayings.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import type { Telling } from './telling.ts';

const { rules, last } = gameTexts.describing;

/** The referee's words on the last action, and its outcome. */
export function tellLast({ match, naming }: Telling): readonly string[] {
  const entry = match.log.findLast(isOpen);
  if (entry === undefined) return [last.none];
  const who = entry.seat === null ? texts.names.nobody : naming.seat(entry.seat);
  const sayings = sayingsOf(
    { action: entry.action, report: entry.performed, events: entry.events },
    naming,
    match.state.options,
  );
  return [
    last.title(who, notationOf(entry.action, entry.performed, naming)),
    ...sayings.map(({ text, clause }) => (clause === null ? text : last.saying(text, clause))),
  ];
}

export function tellLog({ match, naming }: Telling, count: number): readonly string[] {
  const lines = logLinesOf(match).slice(-count);
  if (lines.length === 0) return [last.none];
  return lines.map(({ turn, seat, notation, mark }) =>
    gameTexts.asking.logLine(
      turn,
      seat === null ? texts.names.nobody : naming.seat(seat),
      notation,
      mark === null ? null : gameTexts.log[mark],
    ),
  );
}

/** The agreement before the first turn. */
export function tellRules({ match, naming, state }: Telling): readonly string[] {
  const { options, surface } = state;
  const {
    ranges: [small, medium, large],
    piecesPerTurn,
    starterFirstTurnOnePiece,
    tackling,
    turnLimit,
    tolerance,
  } = options;
  return [
    rules.surface(surface.name === undefined ? surfaceName(surface.id) : isolated(surface.name), surface.friction),
    rules.ranges(small, medium, large),
    rules.pieces(piecesPerTurn),
    ...(starterFirstTurnOnePiece ? [rules.starterOne] : []),
    ...(tackling === 'rock-paper-scissors' ? [rules.rockPaperScissors] : []),
    ...(typeof tackling === 'string'
      ? []
      : SIZES.map((tackler) =>
          rules.tackles(
            tackler,
            SIZES.filter((victim) => mayTackle(tackling, tackler, victim)),
          ),
        )),
    ...(options.flatVictims === 'stay' ? [rules.flatVictims] : []),
    ...Object.entries(ownVariants(options)).map(([key, value]) =>
      key === 'filling' ? rules.filling(options.filling ?? 'hollow') : rules.own(key, String(value)),
    ),
    ...(turnLimit === null ? [] : [rules.turnLimit(turnLimit)]),
    rules.tolerance(tolerance.moveMm, tolerance.yawDeg),
    ...match.header.seats.flatMap((_, seat) =>
      naming.steadiness(seat) === 'usual'
        ? []
        : [rules.hand(naming.seat(seat), texts.handicap.hands[naming.steadiness(seat)])],
    ),
  ];
}

const surfaceName = (id: string): string =>
  Object.entries(gameTexts.surfaces).find(([known]) => known === id)?.[1] ?? gameTexts.customSurface;
