import type { Hand } from '#sim/assist/assist.ts';
import { readPadChanges, type PadChanges } from '../input/gamepad/padChanges.ts';
import { readKeyChanges, type KeyChanges } from '../input/keys/keyChanges.ts';
import { UNITS, type Units } from '../texts/units.ts';
import { CSV_FORMS, type CsvForm } from '#engine/files/csvForms.ts';
import { flag, oneOf, share, wordByKey, words, type Field } from './fields.ts';
import { BOT_PACES, HAND_PACES, type BotPace } from './paces.ts';

/** `auto`: by how long the machine takes for a picture. */
export const QUALITIES = ['auto', 'low', 'medium', 'high'] as const;
export type QualityChoice = (typeof QUALITIES)[number];

/** A lamp in a dark room, daylight, or by day the one and by night the other, as the system has it. */
export const THEMES = ['night', 'day', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** For what the system has a wish about, too. */
export const WISHES = ['system', 'on', 'off'] as const;
export type Wish = (typeof WISHES)[number];

/** By whose hands: as players like, assisted ones that tremble, only their own. */
export const PLAYED_AS = ['unasked', 'any', 'trembling', 'free'] as const;
export type PlayedAs = (typeof PLAYED_AS)[number];

/** A person's choices for everything that is played on this device. */
export interface Settings {
  readonly volume: number; // 0 to 1, as the slider stands
  readonly muted: boolean;
  readonly vibration: boolean;
  readonly quality: QualityChoice;
  readonly theme: ThemeChoice;
  readonly reducedMotion: Wish;
  readonly highContrast: Wish;
  readonly leftHanded: boolean; // the main action lies under the left thumb
  /** A step that was aimed at by a pointer waits to be confirmed. */
  readonly confirmSteps: boolean;
  /** The hands that a match of one click is played by, in games that ask. */
  readonly playedAs: PlayedAs;
  /** A step that looks like a foul waits to be ordered once more. */
  readonly askBeforeFouls: boolean;
  /** Whether letters, digits and signs are keys at a table. */
  readonly singleKeys: boolean;
  /** Keys that are not the usual ones. */
  readonly keys: KeyChanges;
  /** Buttons of gamepads that have changed places. */
  readonly padButtons: PadChanges;
  readonly units: Units; // of lengths that are told
  readonly reachRings: boolean; // around the chosen piece
  readonly footprints: boolean; // of the last turn
  readonly balanceAid: boolean; // while the own hand tips a piece
  readonly textTable: boolean; // open beside the table
  readonly logShown: boolean; // beside the table
  readonly exactShown: boolean; // everything finer than touching a piece, over the foot of the table
  readonly openTabs: readonly string[]; // of the settings themselves, the one open last
  /** Whether things are explained when they first come up in a match, in games that do so. */
  readonly roundGuide: boolean;
  /** Explanations of it that were understood. */
  readonly knownLessons: readonly string[];
  /** Not chosen but earned: drills that were passed, in that order. */
  readonly passedDrills: readonly string[];
  /** By game, the level of the computer player that fits whoever plays alone here; left out before the first match. */
  readonly opponents: Readonly<Record<string, string>>;
  /** How the lab's figures are written for a spreadsheet. */
  readonly csvForm: CsvForm;
  readonly botPace: BotPace; // as it was chosen last, at any table
  readonly handPace: Hand; // of practised hands, the same
  /** Not chosen either: the browser was asked to keep saved matches for good, and would not. */
  readonly lastingAsked: boolean;
}

/** A new setting needs a line here and nothing else: storage follows. */
const FIELDS: { readonly [K in keyof Settings]: Field<Settings[K]> } = {
  volume: share(0.4), // quiet (house value)
  muted: flag(false),
  vibration: flag(true),
  quality: oneOf(QUALITIES, 'auto'),
  theme: oneOf(THEMES, 'night'),
  reducedMotion: oneOf(WISHES, 'system'),
  highContrast: oneOf(WISHES, 'system'),
  leftHanded: flag(false),
  confirmSteps: flag(false),
  playedAs: oneOf(PLAYED_AS, 'unasked'),
  askBeforeFouls: flag(true),
  singleKeys: flag(true),
  keys: { fallback: {}, read: readKeyChanges },
  padButtons: { fallback: {}, read: readPadChanges },
  units: oneOf(UNITS, 'both'),
  reachRings: flag(true),
  footprints: flag(true),
  balanceAid: flag(true),
  textTable: flag(false),
  logShown: flag(false),
  exactShown: flag(false),
  openTabs: words(),
  roundGuide: flag(true),
  knownLessons: words(),
  passedDrills: words(),
  opponents: wordByKey(),
  csvForm: oneOf(CSV_FORMS, 'comma'),
  botPace: oneOf(BOT_PACES, 'watch'),
  handPace: oneOf(HAND_PACES, 'careful'),
  lastingAsked: flag(false),
};

/** Reads settings field by field: one that is missing or damaged is as if it had never been chosen. */
export function readSettings(stored: unknown): Settings {
  const record: Readonly<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const read = ([key, field]: [string, Field<unknown>]): [string, unknown] => [
    key,
    field.read(record[key]) ?? field.fallback,
  ];
  // As many fields as settings, each read by its own: what the compiler cannot count.
  return Object.fromEntries(Object.entries(FIELDS).map(read)) as unknown as Settings;
}

export const DEFAULT_SETTINGS: Settings = readSettings(null);
