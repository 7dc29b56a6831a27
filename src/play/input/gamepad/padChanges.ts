import type { PadButton } from './padState.ts';

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

/** The changes read from storage; where a button would have two actions all are as usual. */
export function readPadChanges(stored: unknown): PadChanges {
  const record: Readonly<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const known = (button: unknown): button is PadActionButton => PAD_BUTTONS.some((id) => id === button);
  const changes: PadChanges = Object.fromEntries(
    Object.entries(record).filter(([id, button]) => known(id) && known(button)),
  );
  return new Set(PAD_BUTTONS.map((id) => buttonOf(changes, id))).size === PAD_BUTTONS.length ? changes : {};
}
