import { MOST_FACES } from '#lab/rolls/sides.ts';
import { lyingOn } from '#lab/rolls/bodyPicture.ts';
import type { LooseFace, PlacedSolid, Triple } from '#lab/rolls/looseBody.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { texts } from '#play/texts.ts';
import { Drawing } from './BodyViews.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { TripleRow } from './TripleRow.tsx';
import { Button } from '#app/ui/Button.tsx';

export interface SidesEditorProps {
  readonly faces: readonly LooseFace[];
  readonly solids: readonly PlacedSolid[];
  readonly onSet: (faces: LooseFace[]) => void;
}

const words = texts.labBody;
const OWN = 'own';
const DIRECTIONS = Object.entries<string>(words.directions).map(([key, label]) => ({
  key,
  label,
  normal: key.split(',').map(Number),
}));

/** The sides on which a body can lie, each with its name and a picture of it. */
export function SidesEditor({ faces, solids, onSet }: SidesEditorProps) {
  return (
    <>
      <ol className="lab-sides">
        {faces.map((face, i) => (
          // A side has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <Side
              face={face}
              n={i + 1}
              solids={solids}
              onSet={(put) => onSet(faces.map((one, at) => (at === i ? put : one)))}
              onRemove={() => onSet(faces.filter((_, at) => at !== i))}
            />
          </li>
        ))}
      </ol>
      {faces.length < MOST_FACES && <Button onClick={() => onSet([...faces, nextSide(faces)])}>{words.addSide}</Button>}
    </>
  );
}

const keyOf = (normal: Triple): string => normal.map((part) => (typeof part === 'number' ? part + 0 : part)).join(',');

const isDown = (faces: readonly LooseFace[], key: string): boolean => faces.some(({ normal }) => keyOf(normal) === key);

const tripleOf = ([x = 0, y = 0, z = 0]: readonly number[]): Triple => [x, y, z];

/** The next of the six plain directions that has no name yet. */
function nextSide(faces: readonly LooseFace[]): LooseFace {
  const free = DIRECTIONS.find(({ key }) => !isDown(faces, key)) ?? DIRECTIONS[0];
  return { name: `side ${faces.length + 1}`, normal: tripleOf(free?.normal ?? []) };
}

interface SideProps {
  readonly face: LooseFace;
  readonly n: number;
  readonly solids: readonly PlacedSolid[];
  readonly onSet: (face: LooseFace) => void;
  readonly onRemove: () => void;
}

function Side({ face, n, solids, onSet, onRemove }: SideProps) {
  const { name, normal } = face;
  const plain = DIRECTIONS.find(({ key }) => key === keyOf(normal));
  return (
    <div className="lab-side">
      <Lying solids={solids} normal={normal} />
      <input
        className="text-field"
        autoComplete="off"
        aria-label={words.sideName(n)}
        value={name}
        onChange={({ target }) => onSet({ ...face, name: target.value })}
      />
      <select
        className="select-field"
        aria-label={words.sideDown(n)}
        value={plain?.key ?? OWN}
        onChange={({ target }) => onSet({ ...face, normal: turnedTo(target.value, normal) })}
      >
        {DIRECTIONS.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
        <option value={OWN}>{words.ownDirection}</option>
      </select>
      <RemoveButton className="button quiet icon" label={words.removeSide(n)} onRemove={onRemove}>
        ×
      </RemoveButton>
      {plain === undefined && (
        <TripleRow
          labelOf={(axis) => words.sideAxis(n, axis)}
          value={normal}
          onSet={(put) => onSet({ ...face, normal: put })}
        />
      )}
    </div>
  );
}

/** One of its own begins with a corner, which none of the plain ones is. */
function turnedTo(key: string, before: Triple): Triple {
  const plain = DIRECTIONS.find((one) => one.key === key);
  if (plain !== undefined) return tripleOf(plain.normal);
  return [before[0], before[1], before[2] === 0 ? 1 : 0.5];
}

function Lying({ solids, normal: [x, y, z] }: { readonly solids: readonly PlacedSolid[]; readonly normal: Triple }) {
  const isDirection = [x, y, z].every((part) => typeof part === 'number') && [x, y, z].some((part) => part !== 0);
  if (!isDirection || solids.length === 0) return <span className="lab-lying" />;
  return (
    <span className="lab-lying">
      <Drawing outlines={lyingOn(solids, vec3(Number(x), Number(y), Number(z)))} />
    </span>
  );
}
