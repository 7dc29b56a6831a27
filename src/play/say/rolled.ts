/** Something that came to rest of a throw, and what else it could have shown. */
export interface Rolled {
  /** Things of one name are counted together, such as `d8`. */
  readonly thing: string;
  readonly face: string;
  /** Every face with its chance. */
  readonly chances: readonly (readonly [face: string, chance: number])[];
}
