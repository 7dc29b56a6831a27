/**
 * A light to play in: what the lamp gives, what the room sends back, and what glossy things mirror of it. Our shaders
 * and three's own lights are made from the same numbers; all are house values, from looking.
 */
export interface Light {
  readonly lamp: {
    readonly colour: string;
    /** For three's own lights and materials. */
    readonly intensity: number;
    /** For the looks' shaders: diffuse light on a white surface that faces it, as a part of white. */
    readonly diffuse: number;
  };
  /** Diffuse light from all around on what faces up and down; linear, 1 is white. */
  readonly around: { readonly up: Linear; readonly down: Linear };
  readonly pool: Pool;
  readonly panels: readonly Panel[];
  /** The room where no panel is: floor, walls, and the light they send to surfaces that face them. */
  readonly walls: { readonly floor: string; readonly middle: string; readonly ceiling: string };
  /** The room that is seen behind the table, as it is drawn: the floor, where it meets the wall, and the wall's top. */
  readonly room: { readonly floor: string; readonly skirting: string; readonly wall: string };
  /** Behind the table; the page around the picture has the same (tokens.css). */
  readonly background: string;
}

type Linear = readonly [red: number, green: number, blue: number];

/** The lamp lights the middle of the table best. */
export interface Pool {
  /** m from its middle: all of the light up to `from`, from `to` on all but `loss` of it. */
  readonly from: number;
  readonly to: number;
  readonly loss: number;
  /** How much of that loss pieces have, too: they are what one looks at. */
  readonly onPieces: number;
}

/**
 * Part of the room around the table: what glossy things mirror. The panels become a function in the shaders of the
 * pieces and tables. Those need no environment map: two look-ups in one cost software rendering more than all the rest
 * of a piece.
 */
export interface Panel {
  /** Metres from the table's middle; it faces there. */
  readonly at: readonly [x: number, y: number, z: number];
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly intensity: number;
}

/** One soft lamp behind the table and a bright room all around. */
export const DAY: Light = {
  lamp: { colour: '#fff1de', intensity: 2.3, diffuse: 0.86 },
  around: { up: [0.47, 0.51, 0.57], down: [0.16, 0.15, 0.15] },
  pool: { from: 0.1, to: 1.15, loss: 0.42, onPieces: 0 },
  panels: [
    // The ceiling.
    { at: [0, 4, 0.4], width: 5, height: 3.6, colour: '#ffffff', intensity: 1.5 },
    // The window of two wings behind the table that the lamp's light comes from.
    { at: [-2.9, 2.5, -3.9], width: 0.9, height: 2.4, colour: '#fff0dc', intensity: 1.25 },
    { at: [-1.8, 2.5, -4.5], width: 0.9, height: 2.4, colour: '#fff0dc', intensity: 1.25 },
    // Two doors.
    { at: [4.5, 1.6, 0.5], width: 1.2, height: 4, colour: '#dfeaff', intensity: 2.6 },
    { at: [-4.5, 1.4, 1.5], width: 0.8, height: 4, colour: '#ffffff', intensity: 1.6 },
    // The light wall behind the viewer.
    { at: [0, 2.4, 5], width: 7, height: 2, colour: '#eef3ff', intensity: 1.3 },
  ],
  walls: { floor: '#14161a', middle: '#353a44', ceiling: '#59606c' },
  room: { floor: '#6a5a4a', skirting: '#4a4a4c', wall: '#3a4049' },
  background: '#3a4049',
};

/** A lamp over the table in a room that sleeps: a warm pool of light, and the moon at the window. */
export const NIGHT: Light = {
  lamp: { colour: '#ffdcae', intensity: 2.1, diffuse: 0.98 },
  around: { up: [0.13, 0.145, 0.2], down: [0.05, 0.045, 0.05] },
  pool: { from: 0.08, to: 0.86, loss: 0.8, onPieces: 0.5 },
  panels: [
    // The lamp's shade, where its light comes from.
    { at: [-1.24, 2, -1.44], width: 0.8, height: 0.55, colour: '#ffd9a3', intensity: 2.2 },
    // The window of two wings, by the moon.
    { at: [-2.9, 2.5, -3.9], width: 0.9, height: 2.4, colour: '#9db8ff', intensity: 0.14 },
    { at: [-1.8, 2.5, -4.5], width: 0.9, height: 2.4, colour: '#9db8ff', intensity: 0.14 },
    // A door ajar.
    { at: [4.5, 1.6, 0.5], width: 0.35, height: 4, colour: '#ffc58a', intensity: 0.7 },
    // The lamp's light on the wall behind the viewer.
    { at: [0, 2.4, 5], width: 7, height: 2, colour: '#ffdcb0', intensity: 0.28 },
  ],
  walls: { floor: '#050608', middle: '#12141a', ceiling: '#1c1d22' },
  room: { floor: '#1c150f', skirting: '#0d0d10', wall: '#07080b' },
  background: '#07080b',
};
