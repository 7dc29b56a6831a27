import { useState } from 'react';
import type { BodyBuild, Leaf } from '#lab/form/field.ts';
import { valueAt } from '#lab/form/place.ts';
import type { SeenMeshes } from '#lab/mesh/seenMesh.ts';
import type { Result } from '#sim/result.ts';
import { texts } from '#play/texts.ts';
import { MeasuresBuilder } from '../body/MeasuresBuilder.tsx';
import { PartsBuilder } from '../body/PartsBuilder.tsx';
import { GroupFrame } from './FieldFrame.tsx';
import { BodyPicker } from './BodyPicker.tsx';
import type { BodySeen } from '#lab/mesh/meshTask.ts';
import type { LeafFieldProps } from './leafFieldProps.ts';
import { Button } from '#app/ui/Button.tsx';

type Body = string | object;

const OWN = '';

const titleOf = (body: object): string => {
  const title = valueAt(body, 'title');
  return typeof title === 'string' ? title : '';
};

type BodiesLeaf = Extract<Leaf, { kind: 'bodies' }>;

/** The way in which this body is built; undefined for one that is not. */
const buildOf = ({ builds = [] }: BodiesLeaf, body: Body): BodyBuild | undefined =>
  builds.find(({ format }) => valueAt(body, 'format') === format);

/** A body by its name, or the usual one of a kind that is built. */
const bodyCalled = ({ builds = [] }: BodiesLeaf, name: string): Body =>
  builds.find(({ format }) => format === name)?.usual ?? name;

/** The first body that cannot be thrown, with its place: more than a form's fault of all of them says. */
function wrongBody(leaf: BodiesLeaf, bodies: readonly Body[]): string | null {
  for (const [i, body] of bodies.entries()) {
    const says = typeof body === 'string' ? null : (buildOf(leaf, body)?.wrong(body) ?? null);
    if (says !== null) return bodies.length === 1 ? says : `${texts.lab.body(i + 1)}: ${says}`;
  }
  return null;
}

interface BuiltProps {
  readonly leaf: BodiesLeaf;
  readonly body: Body;
  readonly meshes: SeenMeshes;
  readonly onBuild: (body: object) => void;
}

function Built({ leaf, body, meshes, onBuild }: BuiltProps) {
  const build = buildOf(leaf, body);
  if (build === undefined || typeof body === 'string') return null;
  if (build.measures === undefined) return <PartsBuilder build={build} body={body} meshes={meshes} onBuild={onBuild} />;
  return <MeasuresBuilder build={build} measures={build.measures} body={body} onBuild={onBuild} />;
}

/** Bodies that are thrown together, each by its name or from a file. */
export function BodiesField({ leaf, entry, wrong, onEnter }: LeafFieldProps<BodiesLeaf>) {
  const [unread, setUnread] = useState<string | null>(null);
  const [meshes, setMeshes] = useState<SeenMeshes>({});
  const bodies: readonly Body[] = typeof entry === 'object' && 'bodies' in entry ? entry.bodies : [];
  const put = (next: readonly Body[]): void => {
    setUnread(null);
    onEnter({ bodies: next });
  };
  const { builds = [] } = leaf;
  const take = (read: Result<BodySeen> | null, name: string, at: number): void => {
    if (!read?.ok) return setUnread(read?.fault.message ?? null);
    const { body: picked, seen } = read.value;
    const format: unknown = valueAt(picked, 'format');
    if (!builds.some((build) => build.format === format))
      return setUnread(
        texts.lab.otherFormat(
          name,
          format,
          builds.map((build) => build.format),
        ),
      );
    put(bodies.map((body, i) => (i === at ? (picked as object) : body)));
    setMeshes({ ...meshes, ...seen });
  };
  return (
    <GroupFrame
      label={leaf.label}
      help={leaf.help}
      wrong={unread ?? (wrong === null ? null : (wrongBody(leaf, bodies) ?? wrong))}
    >
      <ol className="lab-bodies">
        {bodies.map((body, i) => (
          // A body has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <div className="row">
              <select
                className="select-field"
                aria-label={texts.lab.body(i + 1)}
                value={typeof body === 'string' ? body : (buildOf(leaf, body)?.format ?? OWN)}
                onChange={({ target }) =>
                  put(bodies.map((one, at) => (at === i ? bodyCalled(leaf, target.value) : one)))
                }
              >
                {typeof body !== 'string' && buildOf(leaf, body) === undefined && (
                  <option value={OWN}>{texts.lab.ownBody(titleOf(body))}</option>
                )}
                <optgroup label={texts.lab.readyBodies}>
                  {leaf.ready.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </optgroup>
                <optgroup label={texts.lab.ownBodies}>
                  {(leaf.builds ?? []).map(({ format, label }) => (
                    <option key={format} value={format}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              </select>
              <BodyPicker label={texts.lab.bodyFile} onRead={(read, name) => take(read, name, i)} />
              {bodies.length > 1 && (
                <Button
                  look="quiet"
                  aria-label={texts.lab.removeBody(i + 1)}
                  onClick={() => put(bodies.filter((_, at) => at !== i))}
                >
                  {texts.lab.takeAway}
                </Button>
              )}
            </div>
            <Built
              leaf={leaf}
              body={body}
              meshes={meshes}
              onBuild={(built) => put(bodies.map((one, at) => (at === i ? built : one)))}
            />
          </li>
        ))}
      </ol>
      {bodies.length < leaf.most && (
        <Button onClick={() => put([...bodies, bodies.at(-1) ?? leaf.ready[0]?.value ?? ''])}>
          {texts.lab.addBody}
        </Button>
      )}
    </GroupFrame>
  );
}
