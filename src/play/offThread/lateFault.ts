import type { Fault } from '#sim/result.ts';
import { texts } from '../texts.ts';

/** Beside the fault: its title as a page, and of a newer page the name by which it is known. */
interface More {
  readonly title: string;
  readonly newer?: string;
  readonly cause?: unknown;
}

/**
 * Why a part of the page is not there: a fault, as an error where nothing else gets through (React, promises). Its
 * sentence is for people.
 */
export class LateFault extends Error {
  readonly title: string;
  /** The newer page that the server has; null where that is not the reason. */
  readonly newer: string | null;

  constructor(
    readonly fault: Fault,
    { title, newer, cause }: More,
  ) {
    super(fault.message, { cause });
    this.title = title;
    this.newer = newer ?? null;
  }

  /** As plain data, for a message between threads. */
  get told(): { readonly fault: Fault; readonly title: string } {
    return { fault: this.fault, title: this.title };
  }
}

/** The sentence for an error behind which a part of the page may be missing; `otherwise` for any other. */
export const saidOf = (error: unknown, otherwise: string = texts.late.stopped): string =>
  error instanceof LateFault ? error.message : otherwise;
