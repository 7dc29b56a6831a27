import type { ToldAction } from '#engine/matchFile/matchText.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { parseGesture } from '#sim/gesture/codec.ts';
import type { Stroke } from '#sim/gesture/gesture.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { ActionFile } from './matchSchema.ts';
import { makeCommand } from './notation.ts';
import { nameOf } from './pieces.ts';
import { told as say } from './texts.ts';

type MoveFile = Extract<ActionFile, { readonly do: 'walk' | 'tackle' }>;

/** An action of a match file for a reader: its notation, and what the referee said. */
export function tellAction(file: ActionFile): ToldAction {
  switch (file.do) {
    case 'walk':
    case 'tackle':
      return { seat: ownerOf(pieceId(file.piece)), words: moveOf(file), rulings: file.rulings };
    case 'disturb':
      return {
        seat: file.by,
        words: file.by === null ? say.bumped(file.piece) : say.touched(file.piece),
        rulings: file.rulings,
      };
    case 'arrange':
      return { seat: file.seat, words: say.placed, rulings: [] };
    case 'right': {
      const pieces = file.pieces.map(pieceId);
      return {
        seat: pieces[0] === undefined ? null : ownerOf(pieces[0]),
        words: makeCommand({ do: 'right', pieces }),
        rulings: [],
      };
    }
    case 'penalise':
      return {
        seat: file.chooser,
        words: makeCommand({ do: 'penalise', piece: file.piece === null ? null : pieceId(file.piece) }),
        rulings: [],
      };
    case 'end-turn':
      return { seat: null, words: makeCommand({ do: 'end-turn' }), rulings: [] };
    case 'concede':
      return { seat: file.seat, words: makeCommand({ do: 'concede' }), rulings: [] };
  }
}

/** The hand's intent; the referee measured the outcome, and only its rulings are in the file. */
function moveOf({ do: verb, piece: id, gesture, hand, practised }: MoveFile): string {
  const piece = pieceId(id);
  const [first, ...more] = stepsOf(gesture, piece);
  const by = hand === 'free' ? say.freeHand : '';
  if (first === undefined) return `${verb} ${nameOf(piece)}${by}`;
  const how = practised ?? 'careful';
  return `${makeCommand(verb === 'walk' ? { do: verb, piece, steps: [first, ...more], hand: how } : { do: verb, piece, ...first, hand: how })}${by}`;
}

/** Corner and swivel of every hold that meant one, to a whole degree; none of a gesture that cannot be read here. */
function stepsOf(text: string, piece: PieceId): readonly StepCommand[] {
  const gesture = parseGesture(text, piece);
  return gesture.ok
    ? gesture.value.strokes.flatMap((stroke) =>
        stroke.corner === null ? [] : [{ corner: stroke.corner, swivelDeg: swivelOf(stroke) }],
      )
    : [];
}

const swivelOf = ({ samples }: Stroke): number =>
  Math.round((samples.at(-1)?.headingDeg ?? 0) - (samples[0]?.headingDeg ?? 0)) + 0;
