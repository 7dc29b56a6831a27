import type { GameTypes } from '#engine/game.ts';
import type { Mark } from '#engine/lessons.ts';
import type { Match } from '#engine/match.ts';
import type { AnySession } from '../session/state.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { texts } from '../texts.ts';

/** The outcome of an attempt so far. */
export interface TaskVerdict {
  readonly state: 'open' | 'passed' | 'failed';
  /** Why, in a sentence or two. */
  readonly words?: string;
  /** The clause whose help says more. */
  readonly clause?: string | null;
  /** Nothing more can be done in this attempt; left out: as soon as it is passed or failed. */
  readonly over?: boolean;
}

/** A ring on the table for something that an attempt did. */
export interface TriedMark extends Mark {
  readonly wrong: boolean;
}

/** An attempt in words, for a list of all. */
export interface Told {
  readonly said: string;
  /** In the place of the verdict's own word. */
  readonly lead?: string;
  readonly marks?: readonly TriedMark[];
}

/** An attempt that counts: it was passed or failed. */
export interface Attempt extends Told {
  readonly number: number; // from 1
  readonly passed: boolean;
}

/** The table at which a task is done, and its chance. */
export interface TaskSetting<S = AnySession> {
  readonly session: S;
  /** Names the physics. */
  readonly build: string;
  /** From 0 to 1: a rate of success is one of luck, too. */
  readonly random: () => number;
}

/** A position, and what is to be done from it. */
export interface TaskPart<T extends GameTypes = GameTypes, S = AnySession> {
  /** The goal, in a sentence or two. */
  readonly task: string;
  /** Shown one by one, one more after each failure. */
  readonly tips?: readonly string[];
  /** Lines with which a practised hand shows how; none where it cannot. */
  readonly shown?: readonly string[];
  /** Puts the position on the table. */
  setUp(setting: TaskSetting<S>): void;
  /** The verdict on the match begun from the position. Pure: same match, same answer. */
  judge(match: Match<T>): TaskVerdict;
  tell?(match: Match<T>): Told;
}

/** A drill, a step of a lesson, a puzzle, or a position to practise: at a table of its own, no match is touched. */
export interface Task<T extends GameTypes = GameTypes, S = AnySession> {
  readonly id: string;
  readonly title: string;
  /** Done one after the other; the task is passed with the last. */
  readonly parts: readonly TaskPart<T, S>[];
}

/** The words that are said of every task of a kind. */
export interface TaskKind {
  readonly panel: string;
  readonly passed: string;
  readonly failed: string;
  readonly notSaved: string;
  readonly noFile: string;
  /** Attempts are counted, and the key that takes back in a match puts the position back. */
  readonly counted: boolean;
  /** Leaving by a typed command is asked about once something was done. */
  readonly asks: boolean;
}

/** Something to learn, one after the other. */
export const DRILL: TaskKind = {
  panel: texts.drills.panel,
  passed: texts.drills.passed,
  failed: texts.drills.failed,
  notSaved: texts.drills.notSaved,
  noFile: texts.drills.noFile,
  counted: false,
  asks: true,
};

/** A position that is tried again and again. */
export const PRACTICE: TaskKind = {
  panel: texts.practice.panel,
  passed: texts.practice.solved,
  failed: texts.practice.missed,
  notSaved: texts.practice.notSaved,
  noFile: texts.practice.noFile,
  counted: true,
  asks: false,
};

export const isPassed = ({ passed: was }: Attempt): boolean => was;

/** The task that comes before or after this one in its row. */
export const neighbourIn = <K extends { readonly id: string }>(row: readonly K[], id: string, by: 1 | -1): K | null =>
  row[row.findIndex((task) => task.id === id) + by] ?? null;

/** Tasks that are passed are remembered on this device, each once. */
export function remember({ change, getState }: SettingsStore, id: string): void {
  const { passedDrills } = getState();
  if (!passedDrills.includes(id)) change({ passedDrills: [...passedDrills, id] });
}
