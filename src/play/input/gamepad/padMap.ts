import { buttonOf, PAD_BUTTONS, type PadActionButton, type PadActionId, type PadChanges } from './padChanges.ts';

/** The action of a gamepad's button. `W`: what it asks for. */
export interface PadAction<W = unknown> {
  readonly button: PadActionButton;
  /** For people. */
  readonly name: string;
  readonly wish: W;
  /** Goes on while the button is down. */
  readonly repeats?: true;
}

/** The actions of all buttons now. */
export const padActions = <W>(actions: readonly PadAction<W>[], changes: PadChanges): readonly PadAction<W>[] =>
  actions.map((action) => ({ ...action, button: buttonOf(changes, action.button) }));

/** The button that asks for this now, if one does. */
export const buttonFor = (actions: readonly PadAction[], changes: PadChanges, wish: unknown): PadActionButton | null =>
  padActions(actions, changes).find((action) => isSame(action.wish, wish))?.button ?? null;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The action gets this button, and the action that had it gets the other's: so that none is ever without one. */
export function swapButtons(changes: PadChanges, id: PadActionId, button: PadActionButton): PadChanges {
  const other = PAD_BUTTONS.find((one) => buttonOf(changes, one) === button) ?? id;
  const swapped = { ...changes, [other]: buttonOf(changes, id), [id]: button };
  return Object.fromEntries(Object.entries(swapped).filter(([one, now]) => one !== now));
}

/** The description of gamepads at a table: what its sticks and triggers do, and every button. */
export interface PadMap<W = unknown> {
  readonly sticks: readonly (readonly [part: string, what: string])[];
  readonly actions: readonly PadAction<W>[];
}
