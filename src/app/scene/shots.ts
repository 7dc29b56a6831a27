import { addScaled, dot, sub, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { framed, hides, pixelsIn, type Framed, type Lens, type Picture, type Wall } from './framing.ts';

/** The way a usual view may look at a table. */
export interface Ways {
  /** Its turns around the table from the seat's own side, degrees. */
  readonly turnsDeg: readonly number[];
  /** One more for a low picture, which two sides that face each other fill only from beside them. */
  readonly lowTurnDeg?: number;
  /** How steeply it looks down on to a wide picture, degrees: the first that fills it. */
  readonly pitchesDeg: readonly number[];
  /** How much of the height free of panels stays above it for the room. */
  readonly air: number;
}

/** A picture is low that is so many times wider than high, as that of a phone on its side (house value). */
const LOW = 2;

/** House values, from looking. */
export const WAYS = {
  /** Nothing on it is read: along the diagonal, and so low that the room is seen behind it. */
  around: { turnsDeg: [0, 38], lowTurnDeg: 60, pitchesDeg: [21], air: 0.17 },
  /** Words on it stay upright, and are seen from so high that they can be read. */
  upright: { turnsDeg: [0], pitchesDeg: [42, 38, 34, 30, 26, 22], air: 0.05 },
} as const satisfies Readonly<Record<string, Ways>>;

/** A picture is filled where so much of what is free of panels is (house values). */
const ENOUGH = { wide: { across: 0.78, up: 0 }, upright: { across: 0.75, up: 0.62 } } as const;
/** A narrow angle of view keeps what is far large; house values, from looking. */
const WIDE: Lens = { fovDeg: 26, lowered: 0.08 };
const UPRIGHT: Lens = { fovDeg: 38, lowered: -0.035 };
/** Over an upright picture one bends as far as it takes to see the table large; degrees, the first the best. */
const UPRIGHT_PITCHES_DEG = [43, 38, 50, 33, 57, 28] as const;
const UPRIGHT_TURN_DEG = 9;
/** Free at either side, as a share of the width that is free of panels (house value). */
const ASIDE = 0.02;

const radians = (deg: number): number => (deg * Math.PI) / 180;

/** How much of what is free of panels places take. */
export interface Filled {
  readonly across: number;
  readonly up: number;
}

export const freeOf = ({ width, height, covered }: Picture): { readonly wide: number; readonly high: number } => ({
  wide: Math.max(1, width - covered.left - covered.right),
  high: Math.max(1, height - covered.top - covered.bottom),
});

export function filled(points: readonly Vec3[], shot: Framed, picture: Picture): Filled {
  const seen = pixelsIn(points, shot, picture);
  const span = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
  const { wide, high } = freeOf(picture);
  return { across: span(seen.map(({ x }) => x)) / wide, up: span(seen.map(({ y }) => y)) / high };
}

/** The usual view of a table: all that matters, as large as can be, with the room behind it where there is room. */
export function tableShot(stage: readonly Vec3[], yaw: number, ways: Ways, picture: Picture): Framed {
  const { wide, high } = freeOf(picture);
  const isWide = wide >= high;
  const low = picture.width >= LOW * picture.height && ways.lowTurnDeg !== undefined ? [ways.lowTurnDeg] : [];
  const turns = [...ways.turnsDeg, ...low].map((deg) => (isWide ? deg : Math.min(deg, UPRIGHT_TURN_DEG)));
  const tries = turns.map((turn) => yaw + radians(turn)).map((from) => tableFrom(stage, from, ways, picture, isWide));
  return tries.reduce((best, next) => (sizeFar(next) > sizeFar(best) ? next : best));
}

/** How large the furthest of it is seen. */
const sizeFar = ({ far, lens: { fovDeg } }: Framed): number => 1 / (far * Math.tan(radians(fovDeg / 2)));

/** The first of the pitches that fills the picture; else the one that fills most of it. */
function tableFrom(stage: readonly Vec3[], yaw: number, ways: Ways, picture: Picture, isWide: boolean): Framed {
  const { wide, high } = freeOf(picture);
  const { top, right, bottom, left } = picture.covered;
  const aside = ASIDE * wide;
  const air = isWide ? ways.air * high : 0;
  const covered = { top: top + air, right: right + aside, bottom, left: left + aside };
  const frame = { ...picture, covered, ...(isWide ? WIDE : UPRIGHT) };
  const enough = isWide ? ENOUGH.wide : ENOUGH.upright;
  let best: { readonly shot: Framed; readonly share: number } | null = null;
  for (const deg of isWide ? ways.pitchesDeg : UPRIGHT_PITCHES_DEG) {
    const shot = framed(stage, { yaw, height: radians(deg) }, frame);
    const { across, up } = filled(stage, shot, picture);
    const share = Math.min(1, across / enough.across, up / enough.up);
    if (best === null || share > best.share) best = { shot, share };
  }
  if (best === null) throw new Error('there are pitches to try');
  return best.shot;
}

/** A thing that is played, and where it is to go. */
export interface InHand {
  /** Its corners, m. */
  readonly body: readonly Vec3[];
  /** Places around it that belong into the picture: as far as it comes at once. */
  readonly around: readonly Vec3[];
  /** Corners of where it is going, which stays in the picture; left out where that is not known. */
  readonly lands?: readonly Vec3[];
  /** Boxes that may hide it. */
  readonly walls: readonly Wall[];
  /** Corners of boxes around its goal; none where there is none. */
  readonly goal: readonly Vec3[];
  /** So far off that it may be left out of the picture. */
  readonly isFar: boolean;
  /** It is thrown over the rim of a tray, which hides the near ground from whoever looks from low down. */
  readonly overRim?: boolean;
  /** A pointer leads it over the table, on a level that whoever looks from low down sees from its edge. */
  readonly isLed?: boolean;
  /** It is large enough from so many CSS pixels on, and all around it stays in sight; left out, `HAND_PX`. */
  readonly leastPx?: number;
}

/** The corners of a box that stands on the table, m. */
export const boxOn = (
  { x, z }: { readonly x: number; readonly z: number },
  half: { readonly x: number; readonly z: number },
  tall: number,
): readonly Vec3[] =>
  [-1, 1].flatMap((right) =>
    [-1, 1].flatMap((near) => [0, tall].map((y) => vec3(x + right * half.x, y, z + near * half.z))),
  );

/** One of a row of things that are thrown on to the ground of a tray. */
export const toThrow = (body: readonly Vec3[], around: readonly Vec3[], goal: readonly Vec3[]): InHand => ({
  body,
  around,
  goal,
  walls: [],
  isFar: false,
  overRim: true,
});

/** A thing that is played is at least so high, CSS pixels, and is not brought nearer than so. */
export const HAND_PX = { least: 180, most: 240 } as const;
/**
 * Off the line to the goal, so that what is played does not hide it; towards a goal on the own side from where the
 * whole table is seen; degrees (house values).
 */
const ASIDE_DEG = {
  away: { wide: [13, -13, 6, -6, 0], upright: [5, -5, 0] },
  hither: { wide: [38, 25, 13], upright: [9, -9, 0] },
  rim: { wide: [0], upright: [0] },
} as const;
/** How steeply one looks down on it, degrees (house values). */
const HAND_PITCHES_DEG = { away: [21, 24, 18, 28, 15, 33], hither: [28, 24, 33, 38, 43], rim: [36, 42, 50] } as const;
/** Of what is around it so much is shown as leaves it large: in a low window less (house values). */
const AROUND_SHARES = [1, 0.6, 0.3] as const;
const HAND_FOVS_DEG = [30, 34, 38] as const;
const HAND_LOWERED = 0.06;
/** Over the goal there is room for its tag, CSS pixels. */
const TAG_PX = 36;
/**
 * A flight to what is played takes about 450 ms, any other 550: of the controls' smooth time, in which they come most
 * of the way, a third each (house values).
 */
const SMOOTH_S = { near: 0.15, back: 0.183 } as const;
/** The smooth time of the camera's way; where less motion is wanted it cuts. */
export const smoothS = (isNear: boolean, still: boolean): number => (still ? 0 : SMOOTH_S[isNear ? 'near' : 'back']);

/** The eye goes no further around from its seat than so, degrees (house value). */
const AROUND_DEG = 75;

/**
 * A thing that is played from near by, with its goal behind it: through as narrow a lens as shows both large, and from
 * where the least hides it. Where that cannot be had, from further away; or, with a goal that is far, without it.
 */
export function handShot(hand: InHand, seatYaw: number, picture: Picture): Framed {
  const { wide, high } = freeOf(picture);
  const { way, yaw } = wayOf(hand, seatYaw);
  const asides = ASIDE_DEG[way][wide >= high ? 'wide' : 'upright'];
  const pitches = HAND_PITCHES_DEG[hand.isLed === true ? 'rim' : way];
  const near = (share: number): readonly Vec3[] => [...shrunk(hand.around, share), ...(hand.lands ?? []), ...hand.body];
  const covered = { ...picture.covered, top: picture.covered.top + TAG_PX };
  const seen = (points: readonly Vec3[], fovDeg: number): readonly Seen[] =>
    pitches.flatMap((deg) =>
      asides.map((aside) => {
        const frame = { ...picture, covered, fovDeg, lowered: HAND_LOWERED };
        const shot = framed(points, { yaw: yaw + radians(aside), height: radians(deg) }, frame);
        const px = heightPx(hand, shot, picture);
        return { shot: steppedBack(hand, shot, px), px, hidden: hiddenIn(hand, shot) };
      }),
    );
  const largeOf = (all: readonly Seen[]): readonly Seen[] =>
    all.filter(({ px }) => px >= (hand.leastPx ?? HAND_PX.least));
  const firstLarge = (tries: readonly (readonly Seen[])[]): readonly Seen[] | undefined =>
    tries.map(largeOf).find((all) => all.length > 0);
  const ofBoth = HAND_FOVS_DEG.map((fovDeg) => seen([...near(1), ...hand.goal], fovDeg));
  const [narrow] = HAND_FOVS_DEG;
  const alone = hand.isFar
    ? AROUND_SHARES.slice(0, hand.leastPx === undefined ? undefined : 1).map((share) => seen(near(share), narrow))
    : [];
  const large = firstLarge([...ofBoth, ...alone]);
  if (large) return leastHidden(large).shot;
  return largest((hand.isFar ? alone : ofBoth).flat()).shot;
}

interface Seen {
  readonly shot: Framed;
  /** How high what is played is seen. */
  readonly px: number;
  /** How many of its places are not seen. */
  readonly hidden: number;
}

const largest = (all: readonly Seen[]): Seen => all.reduce((most, next) => (seenPx(next) > seenPx(most) ? next : most));

const seenPx = ({ px, hidden }: Seen): number => px * (1 - hidden / (LOOKED_AT.length + 1));

const leastHidden = (all: readonly Seen[]): Seen =>
  all.reduce((least, next) => (next.hidden < least.hidden ? next : least));

/** Where what is played is looked at, from its foot to its top. */
const LOOKED_AT = [0.1, 0.35, 0.6, 0.85] as const;

function hiddenIn({ body, walls }: InHand, { eye }: Framed): number {
  const middle = meanOf(body);
  const top = Math.max(...body.map(({ y }) => y));
  const places = LOOKED_AT.map((share) => vec3(middle.x, share * top, middle.z));
  return places.filter((place) => walls.some((wall) => hides(wall, eye, place))).length;
}

/** Places drawn together about their middle. */
function shrunk(all: readonly Vec3[], share: number): readonly Vec3[] {
  const middle = meanOf(all);
  return all.map((at) => addScaled(middle, sub(at, middle), share));
}

const meanOf = (all: readonly Vec3[]): Vec3 =>
  all.reduce((sum, at) => addScaled(sum, at, 1 / all.length), vec3(0, 0, 0));

interface Way {
  readonly way: keyof typeof ASIDE_DEG;
  readonly yaw: number;
}

/** From the goal over what is played to the eye, which stays on its own side. */
function wayOf({ body, goal, overRim }: InHand, seatYaw: number): Way {
  if (overRim === true) return { way: 'rim', yaw: seatYaw }; // into a tray things are thrown straight ahead
  if (goal.length === 0) return { way: 'away', yaw: seatYaw };
  const from = sub(meanOf(body), meanOf(goal));
  const off = Math.atan2(from.x, from.z) - seatYaw;
  if (Math.cos(off) < 0) return { way: 'hither', yaw: seatYaw };
  const turn = Math.atan2(Math.sin(off), Math.cos(off));
  return { way: 'away', yaw: seatYaw + Math.max(-radians(AROUND_DEG), Math.min(radians(AROUND_DEG), turn)) };
}

/** How high what is played is seen, CSS pixels. */
export function heightPx({ body }: Pick<InHand, 'body'>, shot: Framed, picture: Picture): number {
  const ys = pixelsIn(body, shot, picture).map(({ y }) => y);
  return Math.max(...ys) - Math.min(...ys);
}

/** Away from it along the line of sight, until it is seen no larger than it has to be. */
function steppedBack({ body }: InHand, shot: Framed, px: number): Framed {
  if (px <= HAND_PX.most) return shot;
  const { eye, target } = shot;
  const way = sub(target, eye);
  const along = dot(sub(meanOf(body), eye), way) / dot(way, way); // what is played is so far along the way
  return { ...shot, eye: addScaled(eye, way, -along * (px / HAND_PX.most - 1)) };
}
