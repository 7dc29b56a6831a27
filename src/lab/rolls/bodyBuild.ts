import { massPropertiesOf, volumeOf } from '#sim/roll/massProperties.ts';
import type { BodyBuild } from '../form/field.ts';
import { BODY_FORMAT, BODY_VERSION, readBody } from './bodyFile.ts';
import { viewsOf } from './bodyPicture.ts';
import { bodySays } from './bodySays.ts';
import data from './bodyStarts.json' with { type: 'json' };
import { looseBodyOf, solidsOf, type LooseBody, type PlacedSolid, type Triple } from './looseBody.ts';

/** A body to begin from. */
export interface BodyStart {
  readonly label: string;
  readonly body: LooseBody;
}

export const BODY_STARTS: readonly BodyStart[] = data.starts.flatMap(({ label, body }) => {
  const read = looseBodyOf({ format: BODY_FORMAT, version: BODY_VERSION, ...body });
  return read === null ? [] : [{ label, body: read }];
});

/** A body of boxes, cylinders and points. */
export const BODY_BUILD: BodyBuild = {
  format: BODY_FORMAT,
  label: 'A body that you draw',
  usual: BODY_STARTS[0]?.body ?? {},
  views: (file) => {
    const body = looseBodyOf(file);
    return body === null ? [] : viewsOf(solidsOf(body));
  },
  wrong: (file) => {
    const read = readBody(file);
    return read.ok ? null : bodySays(read.fault, file);
  },
};

const GRAM = 1e-3;
const MM = 1e-3;
const KG_M3 = 1000; // of 1 g/cm3

/** The weight of a body that is as dense everywhere, g; overlaps count twice. */
export const gramsOf = (solids: readonly PlacedSolid[], densityGCm3: number): number =>
  solids.reduce((sum, { shape }) => sum + volumeOf(shape) * densityGCm3 * KG_M3, 0) / GRAM;

const tidy = (value: number): number => Number(value.toPrecision(6));

/** The mass, its centre and moments of a body of such a weight that is as dense everywhere. */
export function evenly(
  solids: readonly PlacedSolid[],
  grams: number,
): { readonly massG: number; readonly comMm: Triple; readonly inertiaGMm2: Triple } {
  const all = solids.reduce((sum, { shape }) => sum + volumeOf(shape), 0);
  const { com, inertia } = massPropertiesOf(
    solids.map(({ shape }) => ({ shape, mass: (grams * GRAM * volumeOf(shape)) / all })),
  );
  const moment = GRAM * MM * MM;
  return {
    massG: tidy(grams),
    comMm: [tidy(com.x / MM), tidy(com.y / MM), tidy(com.z / MM)],
    inertiaGMm2: [tidy(inertia.xx / moment), tidy(inertia.yy / moment), tidy(inertia.zz / moment)],
  };
}
