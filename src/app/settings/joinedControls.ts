import type { PadAction } from '#play/input/gamepad/padMap.ts';
import { WATCH_KEYS } from '#play/input/keys/commonKeys.ts';
import { joined } from '#play/input/keys/keyMap.ts';
import type { Controls, GameControls } from './gameControls.ts';

/** All that games add, together, and the keys of replays. */
export const joinedControls = (all: readonly GameControls[]): Controls => ({
  keys: joined([...all.map(({ keys }) => keys), WATCH_KEYS]),
  buttons: all.reduce<readonly PadAction[]>((buttons, { pad }) => withButtons(buttons, pad?.actions ?? []), []),
  sections: all.flatMap(({ sections }) => sections ?? []),
});

/** A button that does different things at two tables is called by both. */
function withButtons(some: readonly PadAction[], more: readonly PadAction[]): readonly PadAction[] {
  const both = some.map((action) => {
    const other = more.find(({ button }) => button === action.button);
    return other === undefined || other.name === action.name
      ? action
      : { ...action, name: `${action.name} / ${other.name}` };
  });
  return [...both, ...more.filter(({ button }) => !some.some((action) => action.button === button))];
}
