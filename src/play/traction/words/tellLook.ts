import { makeCommand } from '#games/traction/notation.ts';
import { nameOf } from '#games/traction/pieces.ts';
import { mayActBesides, whatMayBeDone, type Choices } from '#games/traction/queries.ts';
import { stillPlaying } from '#games/traction/seating.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Naming } from '../say/naming.ts';
import { trayOf } from '../say/tray.ts';
import { turnSheetOf } from '../say/turnSheet.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import { rivalPads } from './place.ts';
import { clockAt, padName, type Telling } from './telling.ts';

const { look } = gameTexts.describing;

/** The position as a whole, for the question where one is. */
export function tellLook(telling: Telling): readonly string[] {
  const { match, naming, state } = telling;
  if (state.outcome !== null)
    return [look.over(state.outcome.winners.map(naming.seat)), ...(match.undo === null ? [look.next] : toDo(telling))];
  return [
    ...underWayLines(telling),
    look.turn(
      turnSheetOf(match).headline,
      handOf(naming, state.turn.seat),
      gameTexts.turn.number(state.turn.number),
      mayActBesides(state, null),
    ),
    ...toDo(telling),
    ...flatLines(telling),
    ...leaders(telling),
  ];
}

/** An unusual hand is told, as it is shown on the page. */
const handOf = (naming: Naming, seat: number): string | null =>
  naming.steadiness(seat) === 'usual' ? null : texts.handicap.hands[naming.steadiness(seat)];

const underWayLines = ({ naming, underWay }: Telling): readonly string[] =>
  underWay === null ? [] : [look.between(naming.piece(underWay.piece), gameTexts.action.stepsLeft(underWay.stepsLeft))];

function toDo(telling: Telling): readonly string[] {
  const { match, naming, state } = telling;
  if (match.undo !== null) return [look.undo(naming.seat(match.undo.by), match.undo.waitingFor.map(naming.seat))];
  const choices = whatMayBeDone(state);
  if (choices.penalty !== null) return penaltyLines(telling, choices.penalty);
  const cannot = trayOf(state).flatMap(({ piece, reason }) =>
    reason === null ? [] : [look.cannot(naming.piece(piece), reason)],
  );
  return [look.pieces(choices.act.map(nameOf)), ...cannot, ...rightLines(choices)];
}

const rightLines = ({ right }: Choices): readonly string[] =>
  right.length === 0 ? [] : [look.right(right.map(nameOf), makeCommand({ do: 'right', pieces: right }))];

function penaltyLines(
  { naming }: Telling,
  { chooser, culprit, pieces }: NonNullable<Choices['penalty']>,
): readonly string[] {
  const [first] = pieces;
  const line = first === undefined ? '' : makeCommand({ do: 'penalise', piece: first });
  return [look.choose(naming.seat(chooser), naming.seat(culprit), pieces.map(nameOf), line)];
}

function flatLines({ naming, state }: Telling): readonly string[] {
  return [look.flat(state.pieces.filter(({ pose }) => pose === 'flat').map(({ id }) => naming.piece(id)))];
}

/** For every seat that can still win the standing piece that is nearest to a rival's pad (TR-63). */
function leaders(telling: Telling): readonly string[] {
  const { naming, state } = telling;
  return stillPlaying(state).flatMap((seat) => {
    const own = state.pieces.filter(({ id, pose }) => pose === 'upright' && id.startsWith(`${seat}-`));
    const ways = own.flatMap((piece) =>
      rivalPads(telling, piece)
        .slice(0, 1)
        .map((pad): Leader => ({ piece: piece.id, ...pad })),
    );
    const [nearest] = ways.sort((a, b) => a.mm - b.mm);
    return nearest === undefined
      ? []
      : [
          look.nearest(
            naming.piece(nearest.piece),
            padName(naming, nearest.seat),
            nearest.mm,
            clockAt(nearest.bearingDeg),
          ),
        ];
  });
}

interface Leader {
  readonly piece: PieceId;
  readonly seat: number;
  readonly mm: number;
  readonly bearingDeg: number;
}
