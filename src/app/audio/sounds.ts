import data from './data/sounds.json' with { type: 'json' };

/** One way in which a body rings. */
export interface Partial {
  readonly hz: number;
  readonly level: number;
  readonly decayMs: number; // to 1/e
}

export interface NoiseBurst {
  readonly level: number;
  readonly lowHz: number;
  readonly highHz: number;
  readonly decayMs: number;
}

/** The hiss of sliding: a band of noise, rough by so many grains a second at a hand's usual speed. */
export interface ScrapeSound {
  readonly level: number;
  readonly lowHz: number;
  readonly highHz: number;
  readonly grainHz: number;
}

/** The struck thing: its own modes, and how soft it is, which keeps both from ringing high. */
export interface GroundSound {
  readonly level: number;
  readonly softensAboveHz: number;
  readonly partials: readonly Partial[];
  readonly noise: NoiseBurst;
  readonly scrape: ScrapeSound;
}

/** The striking thing. Of another size its modes are as much higher as it is smaller. */
export interface ObjectSound {
  readonly sizeM: number;
  /** How many times as hard as a pyramid it has to strike to be as loud. */
  readonly heft: number;
  readonly partials: readonly Partial[];
  /** The lowest mode of bodies that are tuned by ear and not by their size alone; of another size, the nearest's. */
  readonly tuned?: readonly { readonly sizeM: number; readonly hz: number }[];
}

/** Materials of moving things. */
export type ObjectMaterial = keyof typeof data.objects;
/** Materials under them, or of what they hit. */
export type GroundMaterial = keyof typeof data.grounds;
/** With what part: a corner, or all of a side. */
export type Way = keyof typeof data.ways;

export const OBJECT_SOUNDS: Readonly<Record<ObjectMaterial, ObjectSound>> = data.objects;
export const GROUND_SOUNDS: Readonly<Record<GroundMaterial, GroundSound>> = data.grounds;
export const WAYS: Readonly<Record<Way, { readonly pitch: number; readonly ring: number }>> = data.ways;
export const GROUND_MATERIALS = Object.keys(data.grounds).filter(isGround);
export const WIN_SOUND: {
  /** A piece of glass each. */
  readonly notes: readonly { readonly sizeM: number; readonly atMs: number; readonly level: number }[];
  readonly partials: readonly Partial[];
} = data.win;
/** A quiet room with a lamp in it: its air between two pitches, and the hum, whose pitches are whole numbers. */
export const ROOM_SOUND: {
  readonly level: number;
  readonly lowHz: number;
  readonly highHz: number;
  readonly hum: readonly Pick<Partial, 'hz' | 'level'>[];
} = data.room;

/** How many times as high as its data says a body of this size rings. */
export function pitchOf(material: ObjectMaterial, sizeM: number): number {
  const { sizeM: given, partials, tuned = [] } = OBJECT_SOUNDS[material];
  const [nearest] = [...tuned].sort((a, b) => Math.abs(a.sizeM - sizeM) - Math.abs(b.sizeM - sizeM));
  const [lowest] = partials;
  return nearest && lowest ? nearest.hz / lowest.hz : given / sizeM;
}

/** Materials that are struck, too, but of which no table and no arena is made. */
const NO_SURFACES: readonly string[] = ['pad', 'plastic', 'die-cast', 'rim', 'rope'];

/**
 * The sound of a table's surface by its preset's id, or of an arena's terrain; a surface of one's own sounds like what
 * it is called, and like a plain board otherwise.
 */
export function surfaceSoundOf(id: string, name = ''): GroundMaterial {
  const called = id === 'custom' ? name.trim().toLowerCase() : id;
  return isGround(called) && !NO_SURFACES.includes(called) ? called : 'custom';
}

function isGround(id: string): id is GroundMaterial {
  return Object.hasOwn(data.grounds, id);
}
