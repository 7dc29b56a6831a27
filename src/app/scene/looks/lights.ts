/**
 * A light to play in: what the lamp gives, what the room sends back, and what glossy things mirror of it. All are house
 * values, from looking.
 *
 * The lamp stands behind the table, to the left: light that comes towards the viewer through the pieces is what makes
 * their plastic glow and lays their colour on the table in front of them.
 */
export interface Light {
  readonly lamp: {
    /** m from the table's middle. */
    readonly at: Linear;
    readonly colour: string;
    /** Diffuse light on a white surface in the table's middle that faces it, as a part of white. */
    readonly diffuse: number;
    /** Cosines from straight down: its shade lets hardly any light out below the first, all above the other. */
    readonly cone: readonly [dark: number, lit: number];
    /** Whether varnish shows it as a bright spot; by day a panel stands for it. */
    readonly glints: boolean;
  };
  /** Diffuse light from all around on what faces up and down; linear, 1 is white. */
  readonly around: { readonly up: Linear; readonly down: Linear };
  readonly pool: Pool;
  readonly panels: readonly Panel[];
  /** The room where no panel is: floor, walls, and the light they send to surfaces that face them. */
  readonly walls: { readonly floor: string; readonly middle: string; readonly ceiling: string };
  /** The room that is seen behind the table, as it is drawn: the floor, where it meets the wall, and the wall's top. */
  readonly room: { readonly floor: string; readonly skirting: string; readonly wall: string };
  /** How many lamps far behind it, out of focus, the eye sees. */
  readonly farLamps: number;
  /** Light below this goes dark in the picture (`film`); 0 shows it as it is. */
  readonly toe: number;
  /** Behind the table; the page around the picture has the same (tokens.css). */
  readonly background: string;
}

type Linear = readonly [number, number, number];

/** All light is best in the middle of the table. */
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
  // So far away that its light is the same on the whole table.
  lamp: { at: [-62, 100, -72], colour: '#fff1de', diffuse: 0.86, cone: [-3, -2], glints: false },
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
  farLamps: 0,
  toe: 0,
  background: '#3a4049',
};

/** A small table is played on so far from its middle, m. */
const SMALL_TABLE_M = 0.31;
/** Lamps differ by so much: few sizes, so that a table that grows a little keeps its light and its shaders. */
const LARGER = 1.5;

/** How much larger than over the smallest table a lamp hangs over one that is played on so far from its middle. */
export const lampOver = (playRadiusM: number): number =>
  LARGER ** Math.max(0, Math.round(Math.log(playRadiusM / SMALL_TABLE_M) / Math.log(LARGER)));

/** One warm lamp over the table, so many times as high as over a small one, in a dark room far out of focus. */
export function nightUnder(size: number): Light {
  return {
    lamp: {
      at: [-0.15 * size, 0.44 * size, -0.07 * size],
      colour: '#fff0dc',
      diffuse: 1.6,
      cone: [0.6, 0.985],
      glints: true,
    },
    around: { up: [0.1, 0.1, 0.125], down: [0.07, 0.062, 0.06] },
    pool: { from: 0.25 * size, to: 0.75 * size, loss: 0.6, onPieces: 0.5 },
    panels: [
      // The window of two wings, at dusk.
      { at: [-2.76, 1.02, -2.4], width: 1.22, height: 1.82, colour: '#86c3ff', intensity: 0.21 },
      { at: [-1.65, 1.02, -3.3], width: 1.15, height: 1.84, colour: '#86c3ff', intensity: 0.21 },
      // A tall strip of warm light on the viewer's side, which edges catch.
      { at: [3, 1.5, 2.25], width: 1.13, height: 4.8, colour: '#ffdfb9', intensity: 0.95 },
      // A cool wall behind the viewer.
      { at: [-3, 1.8, 2.7], width: 1.76, height: 4.4, colour: '#dce8ff', intensity: 0.42 },
    ],
    walls: { floor: '#110d0b', middle: '#191a20', ceiling: '#0f1218' },
    room: { floor: '#0b0908', skirting: '#15100d', wall: '#0d0b0b' },
    farLamps: 60,
    toe: 0.008,
    background: '#0d0b0b',
  };
}

export const NIGHT: Light = nightUnder(1);
