import type { Notation } from './notation.ts';

/** One of the values that a field may have. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A measure of a body that is built, with its bounds. */
export interface Measure {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly usual: number;
}

/** An outline in a drawing of a body, mm: x to the right, y up. */
export interface Outline {
  readonly pointsMm: readonly (readonly [number, number])[];
  /** Darker than the others. */
  readonly isDark?: true;
  /** Of a side of a solid: 0 in the light to 3 in the shade. */
  readonly shade?: number;
  /** One of many that make a round side: without an edge to be seen. */
  readonly isRound?: true;
  /** The part that it belongs to, by its place. */
  readonly part?: number;
}

/** From a place in a drawing to another: x, y, x, y, mm. */
export type Line = readonly [number, number, number, number];

/** A body as it is seen from one side. */
export interface View {
  /** Such as `from the front`. */
  readonly label: string;
  /** The same under its picture. */
  readonly short: string;
  readonly outlines: readonly Outline[];
  /** Of a mesh as it was read, over what was kept of it. */
  readonly lines?: readonly Line[];
}

/** A kind of body that is built in the page. */
export interface BodyBuild {
  /** As its files say. */
  readonly format: string;
  readonly label: string;
  /** A body to begin with, as a file has it. */
  readonly usual: object;
  /** Its figures, a slider each; left out where it is put together of parts. */
  readonly measures?: readonly Measure[];
  readonly views: (file: object) => readonly View[];
  /** The first thing that is wrong with it, in a sentence; null where it can be thrown. */
  readonly wrong: (file: object) => string | null;
}

/** Choices as a file has them. */
export interface Packing {
  readonly pack: (chosen: readonly string[]) => unknown;
  /** Null for what is no such choices. */
  readonly unpack: (value: unknown) => readonly string[] | null;
}

/** A rule that can be changed, and the value to begin with. Its place is among the rules. */
export interface Rule {
  readonly leaf: Leaf;
  readonly usual: unknown;
}

interface Common {
  /** Where its value stands in the parameters, such as `throw.heightMm`. */
  readonly at: string;
  readonly label: string;
  /** A sentence more, where the label does not say all. */
  readonly help?: string;
}

/** Something that a form asks for; plain data but for how a list is written. Left empty, it is the experiment's own. */
export type Leaf =
  | (Common & { readonly kind: 'number'; readonly unit?: string })
  | (Common & { readonly kind: 'text' })
  | (Common & { readonly kind: 'tick' })
  /**
   * `none`: the words for leaving it open, where that is possible. `means`: the values of choices that are not their
   * own words.
   */
  | (Common & {
      readonly kind: 'choice';
      readonly choices: readonly Choice[];
      readonly none?: string;
      readonly means?: Readonly<Record<string, unknown>>;
    })
  /** `packing`: how its choices stand in a file, where that is not a list of them. */
  | (Common & { readonly kind: 'several'; readonly choices: readonly Choice[]; readonly packing?: Packing })
  /** Sets of rules that are compared, each by its name, with what it changes. */
  | (Common & {
      readonly kind: 'variants';
      /** The place of the field that says which rules there are. */
      readonly of: string;
      readonly rules: Readonly<Record<string, readonly Rule[]>>;
      readonly most: number;
      /** Formats of files that hold one; a file that names none may. */
      readonly formats: readonly string[];
      /** One of a file that was picked. */
      readonly fromFile: (json: object, name: string) => object;
    })
  /** Values with commas between them. */
  | (Common & { readonly kind: 'list'; readonly notation: Notation; readonly unit?: string; readonly example: string })
  /** `part`: a key of the file that is meant, with those of its items that are wanted. */
  | (Common & {
      readonly kind: 'file';
      /** The format of such files, where they have one. */
      readonly format?: string;
      /** Each file that is picked adds this to a list. */
      readonly adds?: (json: object, name: string) => unknown;
      readonly part?: { readonly key: string; readonly isWanted: (item: unknown) => boolean };
    })
  /** Bodies by their names or files; `single`: one, and no list of them. */
  | (Common & {
      readonly kind: 'bodies';
      readonly builds?: readonly BodyBuild[];
      /** Those that need no file. */
      readonly ready: readonly Choice[];
      readonly most: number;
      readonly single?: true;
    });

/** One of the ways to answer a question, with fields of its own. */
export interface Way {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly Leaf[];
  /** Values that go with this way, by their places. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Values to begin with where another way was taken, by their places. */
  readonly begins?: Readonly<Record<string, unknown>>;
  /** A walk-through: what to do first, a step a sentence. */
  readonly guide?: readonly string[];
  /** Whether nothing is simulated, so that there is no number of trials to ask for. */
  readonly hasNoTrials?: true;
  /** Whether these parameters were given this way. */
  readonly isOf: (parameters: object) => boolean;
}

/** A question that is answered in one of several ways. */
export interface Either {
  readonly kind: 'either';
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly ways: readonly [Way, ...Way[]];
}

export type Field = Leaf | Either;

/** The questions of an experiment before it begins. */
export interface Form {
  /** Parameters to begin from: a form shows them filled in. */
  readonly sample: object;
  /** Places of a sample that a person has to fill in. */
  readonly blank?: readonly string[];
  readonly fields: readonly Field[];
  /** Fields that seldom matter. */
  readonly more?: readonly Field[];
  /** The meaning of a trial, in one sentence. */
  readonly trial: string;
}

/** Choices that are their own words, but for hyphens. */
export const choicesOf = (values: readonly string[]): readonly Choice[] =>
  values.map((value) => ({ value, label: value.replaceAll('-', ' ') }));
