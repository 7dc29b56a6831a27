import type { Draft, Entry } from '#lab/form/draft.ts';
import type { Leaf } from '#lab/form/field.ts';

/** A field of a form, of whatever kind. */
export interface LeafFieldProps<L extends Leaf = Leaf> {
  readonly leaf: L;
  /** Those of all fields of the form. */
  readonly entries: Draft['entries'];
  readonly entry: Entry | undefined;
  readonly wrong: string | null;
  readonly onEnter: (entry: Entry) => void;
}
