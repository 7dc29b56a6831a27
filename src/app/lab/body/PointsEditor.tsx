import { MOST_POINTS } from '#lab/rolls/partFile.ts';
import type { Triple } from '#lab/rolls/looseBody.ts';
import { texts } from '#play/texts.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { TripleRow } from './TripleRow.tsx';
import { Button } from '#app/ui/Button.tsx';

export interface PointsEditorProps {
  readonly points: readonly Triple[];
  readonly onSet: (points: Triple[]) => void;
}

const words = texts.labBody;

/** The corners of a solid, a row each. */
export function PointsEditor({ points, onSet }: PointsEditorProps) {
  return (
    <>
      <p className="note">{words.hullNote}</p>
      <ol className="lab-points" aria-label={words.points}>
        {points.map((point, i) => (
          // A point has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <span className="number" aria-hidden="true">
              {i + 1}
            </span>
            <TripleRow
              labelOf={(axis) => words.point(i + 1, axis)}
              value={point}
              onSet={(put) => onSet(points.map((one, at) => (at === i ? put : one)))}
            />
            <RemoveButton
              className="button quiet icon"
              label={words.removePoint(i + 1)}
              onRemove={() => onSet(points.filter((_, at) => at !== i))}
            >
              ×
            </RemoveButton>
          </li>
        ))}
      </ol>
      {points.length < MOST_POINTS && (
        <Button onClick={() => onSet([...points, nextTo(points)])}>{words.addPoint}</Button>
      )}
    </>
  );
}

/** A copy of the last one, to be moved: most corners differ from their neighbour in one coordinate. */
const nextTo = (points: readonly Triple[]): Triple => points.at(-1) ?? [0, 0, 0];
