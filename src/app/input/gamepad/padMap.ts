import type { Wish } from '../wishes.ts';
import type { PadButton } from './padState.ts';

/** What a button of a gamepad asks for; its words are in the page's texts. */
export interface PadAction {
  readonly button: PadButton;
  readonly wish: Wish;
  /** Goes on while the button is down. */
  readonly repeats?: true;
}

/** The right trigger and the sticks are read where they lead a hand (`padHand.ts`). */
const ACTIONS = [
  { button: 'leftBumper', wish: { do: 'piece', by: -1, leaves: false } },
  { button: 'rightBumper', wish: { do: 'piece', by: 1, leaves: false } },
  { button: 'left', wish: { do: 'corner-by', by: -1 } },
  { button: 'right', wish: { do: 'corner-by', by: 1 } },
  { button: 'up', wish: { do: 'turn', byDeg: 1 }, repeats: true },
  { button: 'down', wish: { do: 'turn', byDeg: -1 }, repeats: true },
  { button: 'south', wish: { do: 'perform' } },
  { button: 'east', wish: { do: 'cancel' } },
  { button: 'west', wish: { do: 'other-verb' } },
  { button: 'north', wish: { do: 'end' } },
  { button: 'leftStick', wish: { do: 'hand' } },
  { button: 'rightStick', wish: { do: 'view' } },
  { button: 'start', wish: { do: 'page', what: 'menu' } },
] as const satisfies readonly PadAction[];

export type PadActionButton = (typeof ACTIONS)[number]['button'];

/** Called by the button that it usually has. */
export type PadActionId = PadActionButton;

export const PAD_ACTION_IDS: readonly PadActionId[] = ACTIONS.map(({ button }) => button);

/** Actions that have another button than their usual one: some have changed places. */
export type PadChanges = Readonly<Partial<Record<PadActionId, PadActionButton>>>;

export const buttonOf = (changes: PadChanges, id: PadActionId): PadActionButton => changes[id] ?? id;

/** What every button asks for now. */
export const padActions = (changes: PadChanges): readonly PadAction[] =>
  ACTIONS.map((action) => ({ ...action, button: buttonOf(changes, action.button) }));

/** The button that asks for this now, if one does. */
export const buttonFor = (changes: PadChanges, wish: Wish): PadActionButton | null => {
  const action = ACTIONS.find((one) => isSame(one.wish, wish));
  return action === undefined ? null : buttonOf(changes, action.button);
};

const isSame = (a: Wish, b: Wish): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The action gets this button, and whoever had it gets the action's: so that none is ever without one. */
export function swapButtons(changes: PadChanges, id: PadActionId, button: PadActionButton): PadChanges {
  const other = PAD_ACTION_IDS.find((one) => buttonOf(changes, one) === button) ?? id;
  const swapped = { ...changes, [other]: buttonOf(changes, id), [id]: button };
  return Object.fromEntries(Object.entries(swapped).filter(([one, now]) => one !== now));
}

/** What lay in storage; where a button would have two actions all are as usual. */
export function readPadChanges(lying: unknown): PadChanges {
  const record: Readonly<Record<string, unknown>> = typeof lying === 'object' && lying !== null ? { ...lying } : {};
  const known = (button: unknown): button is PadActionButton => PAD_ACTION_IDS.some((id) => id === button);
  const changes: PadChanges = Object.fromEntries(
    Object.entries(record).filter(([id, button]) => known(id) && known(button)),
  );
  return new Set(PAD_ACTION_IDS.map((id) => buttonOf(changes, id))).size === PAD_ACTION_IDS.length ? changes : {};
}
