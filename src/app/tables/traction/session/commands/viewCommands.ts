import { refusals } from '../../../../../games/traction/texts.ts';
import type { Core } from '../core.ts';
import type { Part } from './part.ts';

/** How a player plays and looks: nothing here touches the match. */
export function viewCommands(
  core: Core,
): Part<'setHandMode' | 'setHand' | 'dismissFault' | 'toggleOverlay' | 'setCamera'> {
  return {
    setHandMode: (handMode) => {
      if (handMode !== 'free' && core.state.match?.state.options.hands === 'free')
        return void core.refuse(refusals.freeHandsOnly());
      core.set({ handMode, corner: null, aim: null, forecast: null, foulHeld: false });
    },
    setHand: (hand) => core.set({ hand }),
    dismissFault: () => core.set({ fault: null }),
    toggleOverlay: (which) => core.set({ overlay: { ...core.state.overlay, [which]: !core.state.overlay[which] } }),
    setCamera: (camera) => core.set({ camera }),
  };
}
