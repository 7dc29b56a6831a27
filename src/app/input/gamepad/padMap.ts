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

export const PAD_ACTIONS: readonly (PadAction & { readonly button: PadActionButton })[] = ACTIONS;
