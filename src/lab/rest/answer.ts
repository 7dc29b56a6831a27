import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import type { Share } from '#sim/maths/interval.ts';
import type { Plot } from '../plots/plot.ts';
import { rounded, roundedShare } from '../rounded.ts';
import { outcomesOf, lyingWith, type LabBody } from '../rolls/labBody.ts';
import type { RollsCounts } from '../rolls/count.ts';
import type { Table } from '../table.ts';
import type { RestParameters } from './parameters.ts';
import { bodyIn } from '../rolls/oneBody.ts';
import { restingFaces } from '#sim/geometry/settle.ts';
import { bodyWeighed, saidOfWeighed, type BodyWeighed } from './weighed.ts';

/** An outcome by geometry, and beside it how often it was rolled. */
interface RestShare {
  readonly name: string;
  readonly share: number;
  readonly rolled: (Share & { readonly count: number }) | null;
}

export interface RestAnswer {
  readonly weighed: BodyWeighed;
  readonly shares: readonly RestShare[];
  /** Each face of the hull that can be down, the likeliest first. */
  readonly faces: readonly { readonly name: string; readonly normal: readonly number[]; readonly share: number }[];
  /** 0 where none was asked for. */
  readonly rolls: number;
  readonly unsettled: number;
}

/** Faces of a hull that are told one by one (house value). */
const MOST_FACES = 200;

/** The body's faces that can be down, by the names that it has for how it lies. */
export function facesOf(body: LabBody): RestAnswer['faces'] {
  const hull = convexHull3(body.spec.parts.flatMap(({ shape }) => shape.vertices));
  return restingFaces(hull, body.spec.com)
    .map(({ normal, share }) => ({
      name: lyingWith(body, normal),
      normal: [normal.x, normal.y, normal.z].map(rounded),
      share,
    }))
    .toSorted((a, b) => b.share - a.share);
}

/** The same together, by the names of outcomes. */
export function sharesOf(body: LabBody, faces = facesOf(body)): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { name, share } of faces) shares.set(name, (shares.get(name) ?? 0) + share);
  return shares;
}

export function restAnswer(parameters: RestParameters, counts: RollsCounts, trials: number): RestAnswer {
  const body = bodyIn(parameters);
  const faces = facesOf(body);
  const byName = sharesOf(body, faces);
  const rolls = parameters.beside ? trials - counts.unsettled : 0;
  const shares = outcomesOf(body).map((name, i) => {
    const count = counts.bodies[0]?.[i] ?? 0;
    return {
      name,
      share: rounded(byName.get(name) ?? 0),
      rolled: rolls === 0 ? null : { count, ...roundedShare(count, rolls) },
    };
  });
  return {
    weighed: bodyWeighed(body, parameters.body),
    shares,
    faces: faces.slice(0, MOST_FACES).map((face) => ({ ...face, share: rounded(face.share) })),
    rolls,
    unsettled: counts.unsettled,
  };
}

export function restTable({ shares, faces, rolls, unsettled }: RestAnswer): Table {
  return {
    columns: ['outcome', 'by geometry', 'rolled', 'share of rolls', 'low 95 %', 'high 95 %'],
    rows: [
      ...shares.map(({ name, share, rolled }) => [
        name,
        share,
        rolled?.count ?? null,
        rolled?.share ?? null,
        rolled?.low ?? null,
        rolled?.high ?? null,
      ]),
      ...faces.map(({ name, normal, share }) => [`${name} (${normal.join(' ')})`, share, null, null, null, null]),
      ...(rolls === 0
        ? []
        : [
            ['rolls', null, rolls, null, null, null],
            ['unsettled', null, unsettled, null, null, null],
          ]),
    ],
  };
}

/** Of half an interval of 95 %: beyond it chance alone goes once in a thousand (3.3 standard deviations). */
const APART = 1.7;

/** Whether a share by geometry is further from the rolls' than chance goes. */
export function isApart(share: number, rolled: Share): boolean {
  const half = share < rolled.share ? rolled.share - rolled.low : rolled.high - rolled.share;
  return Math.abs(share - rolled.share) > APART * half;
}

/** The body's weight; and where bounce and friction matter. */
export const restSays = ({ weighed, shares, rolls }: RestAnswer): string =>
  `${saidOfWeighed(weighed)} ${saidOfRolls(shares, rolls)}`;

function saidOfRolls(shares: RestAnswer['shares'], rolls: number): string {
  if (rolls === 0)
    return 'Put down without momentum, in every direction equally often: bounce and friction are not in it.';
  const apart = shares.filter(({ share, rolled }) => rolled !== null && isApart(share, rolled));
  if (apart.length === 0) return 'Rolls and geometry cannot be told apart by so many rolls.';
  return `Rolling matters: by geometry alone ${apart.map(({ name }) => name).join(', ')} would come otherwise than they were rolled.`;
}

export function restPlots({ shares }: RestAnswer): readonly Plot[] {
  const sorted = shares.toSorted((a, b) => b.share - a.share);
  const rolled = sorted.flatMap(({ name, rolled: own }) =>
    own === null ? [] : [{ x: own.share, y: name, low: own.low, high: own.high, of: 'rolled' }],
  );
  return [
    {
      id: 'outcomes',
      title: 'How it comes to rest',
      says: 'The share of each outcome by geometry; where it was rolled, beside it, with 95 % intervals.',
      x: {
        label: 'share',
        percent: true,
        domain: [0, Math.max(...shares.map(({ share, rolled: own }) => Math.max(share, own?.high ?? 0)))],
      },
      y: { label: '', names: sorted.map(({ name }) => name) },
      layers: [
        {
          mark: 'dots',
          across: true,
          dots: sorted.map(({ name, share }) => ({ x: share, y: name, of: 'by geometry' })),
        },
        ...(rolled.length === 0 ? [] : [{ mark: 'dots' as const, across: true as const, dots: rolled }]),
      ],
    },
  ];
}
