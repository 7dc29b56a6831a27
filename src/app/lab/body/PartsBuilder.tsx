import { useMemo, useState } from 'react';
import type { BodyBuild } from '#lab/form/field.ts';
import { BODY_STARTS, gramsOf, saidOfBody, sidesToName } from '#lab/rolls/bodyBuild.ts';
import { MOST_PARTS } from '#lab/rolls/partFile.ts';
import type { SeenMeshes } from '#lab/mesh/seenMesh.ts';
import { viewsOf } from '#lab/rolls/bodyPicture.ts';
import {
  looseBodyOf,
  solidsOf,
  versioned,
  type LooseBody,
  type LoosePart,
  type PlacedSolid,
} from '#lab/rolls/looseBody.ts';
import { texts } from '#play/texts.ts';
import { BodyViews } from './BodyViews.tsx';
import { PartCard } from './PartCard.tsx';
import { SaveBody } from './SaveBody.tsx';
import { SidesEditor } from './SidesEditor.tsx';
import { WeightEditor } from './WeightEditor.tsx';
import { Button } from '#app/ui/Button.tsx';

export interface PartsBuilderProps {
  readonly build: BodyBuild;
  readonly body: object;
  /** Those whose outlines are known. */
  readonly meshes: SeenMeshes;
  readonly onBuild: (body: object) => void;
}

const words = texts.labBody;

/** A body that is put together of parts, with a drawing of it and the first thing that is wrong with it. */
export function PartsBuilder({ build, body: file, meshes, onBuild }: PartsBuilderProps) {
  const [past, setPast] = useState<readonly object[]>([]);
  const [chosen, setChosen] = useState<number | undefined>();
  const body = useMemo(() => looseBodyOf(file), [file]);
  const solids = useMemo(() => (body === null ? [] : solidsOf(body)), [body]);
  /** A change that takes away or puts in as a whole, which can be undone; typing is undone by typing. */
  const change = (next: object): void => {
    setPast((all) => [...all, file]);
    onBuild(next);
  };
  const undo = (): void => {
    const before = past.at(-1);
    if (before === undefined) return;
    setPast((all) => all.slice(0, -1));
    onBuild(before);
  };
  const wrong = build.wrong(file);
  return (
    <div className="lab-builder">
      <div className="row lab-starts">
        <span className="note">{words.startFrom}</span>
        {BODY_STARTS.map(({ label, body: start }) => (
          <Button key={label} onClick={() => change(start)}>
            {label}
          </Button>
        ))}
        {past.length > 0 && (
          <Button look="quiet" onClick={undo}>
            {words.undo}
          </Button>
        )}
      </div>
      <div className="lab-stage">
        <BodyViews views={viewsOf(solids, meshes)} chosen={chosen} />
        <output className={wrong === null ? 'good' : 'wrong'}>{wrong ?? words.ready(weightOf(body, solids))}</output>
        {wrong === null && <p className="note">{saidOfBody(file)}</p>}
      </div>
      {body !== null && (
        <Editors
          body={body}
          solids={solids}
          onBuild={(next) => onBuild(versioned(next))}
          onChange={(next) => change(versioned(next))}
          onChoose={setChosen}
        />
      )}
      <SaveBody body={file} />
    </div>
  );
}

function weightOf(body: LooseBody | null, solids: readonly PlacedSolid[]): number {
  if (typeof body?.massG === 'number') return body.massG;
  return typeof body?.densityGCm3 === 'number' ? gramsOf(solids, body.densityGCm3) : 0;
}

interface EditorsProps {
  readonly body: LooseBody;
  readonly solids: readonly PlacedSolid[];
  readonly onBuild: (body: LooseBody) => void;
  readonly onChange: (body: LooseBody) => void;
  readonly onChoose: (part: number) => void;
}

function Editors({ body, solids, onBuild, onChange, onChoose }: EditorsProps) {
  return (
    <>
      <label className="labelled">
        <span>{words.title}</span>
        <input
          className="text-field"
          autoComplete="off"
          value={body.title}
          onChange={({ target }) => onBuild({ ...body, title: target.value })}
        />
      </label>
      <PartsEditor body={body} onBuild={onBuild} onChange={onChange} onChoose={onChoose} />
      <fieldset className="lab-group" tabIndex={-1}>
        <legend>{words.weight}</legend>
        <WeightEditor body={body} solids={solids} onSet={onBuild} />
      </fieldset>
      <fieldset className="lab-group" tabIndex={-1}>
        <legend>{words.sides}</legend>
        <p className="note">{words.sidesNote}</p>
        {solids.length > 0 && (
          <div className="row">
            <Button onClick={() => onChange({ ...body, faces: sidesToName(body, solids) })}>{words.nameSides}</Button>
            <Button onClick={() => onChange({ ...body, faces: 'stable' })}>{words.findSides}</Button>
          </div>
        )}
        {body.faces === 'stable' && <p className="note">{words.foundSides}</p>}
        <SidesEditor
          faces={body.faces === 'stable' ? [] : body.faces}
          solids={solids}
          onSet={(faces) => (faces.length === body.faces.length ? onBuild : onChange)({ ...body, faces })}
        />
      </fieldset>
    </>
  );
}

const pointsIn = (part: LoosePart): number => ('hull' in part ? part.hull.pointsMm.length : 0);

/** Parts to begin with, beside those that are there already. */
const FRESH: Readonly<Record<'box' | 'cylinder' | 'hull', LoosePart>> = {
  box: { box: { halfMm: [5, 5, 5], atMm: [0, 0, 0] } },
  cylinder: { cylinder: { radiusMm: 5, halfMm: 5, axis: 'y', atMm: [0, 0, 0] } },
  hull: {
    hull: {
      pointsMm: [
        [-5, -5, -5],
        [5, -5, -5],
        [5, -5, 5],
        [-5, -5, 5],
        [0, 5, 0],
      ],
      atMm: [0, 0, 0],
    },
  },
};

function PartsEditor({ body, onBuild, onChange, onChoose }: Omit<EditorsProps, 'solids'>) {
  const { parts } = body;
  const hasRoom = parts.length < MOST_PARTS;
  const put = (next: readonly LoosePart[]): LooseBody => ({ ...body, parts: [...next] });
  const add = (part: LoosePart): void => {
    onChange(put([...parts, part]));
    onChoose(parts.length);
  };
  return (
    <fieldset className="lab-group" tabIndex={-1}>
      <legend>{words.parts}</legend>
      <p className="note">{words.lead}</p>
      {parts.map((part, i) => (
        <PartCard
          // A part has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          part={part}
          n={i + 1}
          onSet={(next) =>
            (pointsIn(next) === pointsIn(part) ? onBuild : onChange)(
              put(parts.map((one, at) => (at === i ? next : one))),
            )
          }
          onCopy={hasRoom ? () => add(part) : null}
          onRemove={() => onChange(put(parts.filter((_, at) => at !== i)))}
          onChoose={() => onChoose(i)}
        />
      ))}
      {hasRoom ? (
        <div className="row">
          {(['box', 'cylinder', 'hull'] as const).map((kind) => (
            <Button key={kind} onClick={() => add(FRESH[kind])}>
              {words.add[kind]}
            </Button>
          ))}
        </div>
      ) : (
        <p className="note">{words.mostParts(MOST_PARTS)}</p>
      )}
    </fieldset>
  );
}
