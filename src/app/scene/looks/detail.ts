/** How much work goes into a picture, where it shows; the sharpness of the whole is the canvas's. */
export interface Detail {
  /** Ways to the lamp that are looked along for each pixel of a shadow: with few its rim is grainy. */
  readonly shadeRays: number;
  /** Whether polished tables mirror what stands on them. */
  readonly mirrors: boolean;
  /** How clear a surface stays where it is seen aslant. */
  readonly anisotropy: number;
}

export const FULL_DETAIL: Detail = { shadeRays: 8, mirrors: true, anisotropy: 8 };
