import { Color, type IUniform, type Texture, Vector3, Vector4 } from 'three';
import type { SeatLook } from '#play/seatLooks.ts';
import { markTexture } from './markTexture.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import { outlinedLook, STATE_LOOKS } from '#app/scene/looks/pieceStates.ts';
import type { PyramidMeasures } from './pyramidModel.ts';

/** The uniforms that the two passes of a piece share. Setting a value changes the piece at the next frame. */
export interface PlasticUniforms {
  readonly uShape: IUniform<Vector4>;
  /** Linear absorption of each primary, 1/m. */
  readonly uAbsorb: IUniform<Vector3>;
  /** Linear colour of the light the plastic scatters. */
  readonly uTint: IUniform<Color>;
  readonly uInk: IUniform<Color>;
  readonly uMark: IUniform<Texture | null>;
  readonly uGlow: IUniform<number>;
  readonly uGlowColour: IUniform<Color>;
  /** 1/m. */
  readonly uHaze: IUniform<number>;
  /** 1 a piece, 0 nothing there. */
  readonly uSolid: IUniform<number>;
  readonly uHatch: IUniform<number>;
  readonly uDashes: IUniform<number>;
  readonly uContour: IUniform<number>;
}

/** Path through the plastic after which white light has just the seat's colour. */
const TINT_PATH_M = 0.0048;
/** No dye stops a primary altogether, and a logarithm of zero would. */
const LEAST = 0.015;

export function plasticUniforms({ baseM, heightM, cavityBaseM, cavityHeightM }: PyramidMeasures): PlasticUniforms {
  return {
    uShape: { value: new Vector4(baseM / 2, heightM, cavityBaseM / 2, cavityHeightM) },
    uAbsorb: { value: new Vector3() },
    uTint: { value: new Color() },
    uInk: { value: new Color() },
    uMark: { value: null },
    uGlow: { value: 0 },
    uGlowColour: { value: new Color() },
    uHaze: { value: 0 },
    uSolid: { value: 1 },
    uHatch: { value: 0 },
    uDashes: { value: 0 },
    uContour: { value: 0 },
  };
}

const absorptionOf = (channel: number) => -Math.log(Math.max(channel, LEAST)) / TINT_PATH_M;

/** A colour with part of its saturation taken away, at the same lightness. */
function faded(colour: Color, amount: number): Color {
  const grey = 0.2126 * colour.r + 0.7152 * colour.g + 0.0722 * colour.b;
  return colour.clone().lerp(new Color(grey, grey, grey), amount);
}

/** Gives the plastic a seat's dye and mark, and the light of a state. */
export function dress(uniforms: PlasticUniforms, seat: SeatLook, state: PieceState, outlined: boolean): void {
  const look = outlined ? outlinedLook(STATE_LOOKS[state]) : STATE_LOOKS[state];
  const dye = faded(new Color(seat.colour), look.fade);
  uniforms.uTint.value.copy(dye);
  uniforms.uAbsorb.value.set(absorptionOf(dye.r), absorptionOf(dye.g), absorptionOf(dye.b));
  uniforms.uInk.value.set(seat.ink);
  uniforms.uMark.value = markTexture(seat.mark);
  uniforms.uGlow.value = look.glow;
  uniforms.uGlowColour.value.copy(dye).lerp(new Color(1, 1, 1), look.whiten);
  uniforms.uHaze.value = look.hazePerMm * 1000;
  uniforms.uSolid.value = look.solid;
  uniforms.uHatch.value = look.hatch ? 1 : 0;
  uniforms.uContour.value = look.contour;
  uniforms.uDashes.value = look.dashes ? 1 : 0;
}
