import type { PadButton } from './padState.ts';

/** The action of a gamepad's button. `W`: what it asks for. */
export interface PadAction<W = unknown> {
  readonly button: PadActionButton;
  /** For people. */
  readonly name: string;
  readonly wish: W;
  /** Goes on while the button is down. */
  readonly repeats?: true;
}

/** Buttons that can be given something to do; the triggers, the sticks and Select are read elsewhere (`padHand.ts`). */
export const PAD_BUTTONS = [
  'leftBumper',
  'rightBumper',
  'left',
  'right',
  'up',
  'down',
  'south',
  'east',
  'west',
  'north',
  'leftStick',
  'rightStick',
  'start',
] as const satisfies readonly PadButton[];

export type PadActionButton = (typeof PAD_BUTTONS)[number];

/** Called by the button that it usually has. */
export type PadActionId = PadActionButton;

/** Actions that have another button than their usual one: some have changed places. */
export type PadChanges = Readonly<Partial<Record<PadActionId, PadActionButton>>>;

export const buttonOf = (changes: PadChanges, id: PadActionId): PadActionButton => changes[id] ?? id;

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

/** The changes read from storage; where a button would have two actions all are as usual. */
export function readPadChanges(lying: unknown): PadChanges {
  const record: Readonly<Record<string, unknown>> = typeof lying === 'object' && lying !== null ? { ...lying } : {};
  const known = (button: unknown): button is PadActionButton => PAD_BUTTONS.some((id) => id === button);
  const changes: PadChanges = Object.fromEntries(
    Object.entries(record).filter(([id, button]) => known(id) && known(button)),
  );
  return new Set(PAD_BUTTONS.map((id) => buttonOf(changes, id))).size === PAD_BUTTONS.length ? changes : {};
}

/** The description of gamepads at a table: what its sticks and triggers do, and every button. */
export interface PadMap<W = unknown> {
  readonly sticks: readonly (readonly [part: string, what: string])[];
  readonly actions: readonly PadAction<W>[];
}
