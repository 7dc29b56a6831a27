import { texts } from '../texts.ts';

/** Attributes of a button that a hint is about. */
export interface Hinted {
  readonly 'data-hint'?: true;
  readonly 'aria-description'?: string;
}

const HINTED: Hinted = { 'data-hint': true, 'aria-description': texts.advice.ask };
const NOT_HINTED: Hinted = {};

/** Marks a button where it is the one that plays what a hint shows. */
export const hintedIf = (is: boolean): Hinted => (is ? HINTED : NOT_HINTED);
