import type { PadActionButton } from '#play/input/gamepad/padChanges.ts';
import type { PadAction, PadMap } from '#play/input/gamepad/padMap.ts';
import { gameTexts } from '../texts.ts';
import type { TractionWish } from './wishes.ts';

const button = (id: PadActionButton, wish: TractionWish): PadAction<TractionWish> => ({
  button: id,
  name: gameTexts.pads.actions[id],
  wish,
});

/** Gamepads at a table of Traction. */
export const TRACTION_PAD: PadMap<TractionWish> = {
  sticks: gameTexts.pads.sticks,
  actions: [
    button('leftBumper', { do: 'piece', by: -1, leaves: false }),
    button('rightBumper', { do: 'piece', by: 1, leaves: false }),
    button('left', { do: 'corner-by', by: -1 }),
    button('right', { do: 'corner-by', by: 1 }),
    { ...button('up', { do: 'turn', byDeg: 1 }), repeats: true },
    { ...button('down', { do: 'turn', byDeg: -1 }), repeats: true },
    button('south', { do: 'perform' }),
    button('east', { do: 'cancel' }),
    button('west', { do: 'other-verb' }),
    button('north', { do: 'end' }),
    button('leftStick', { do: 'hand' }),
    button('rightStick', { do: 'view' }),
    button('start', { do: 'page', what: 'menu' }),
  ],
};
