import { useEffect } from 'react';
import { PadTable } from '#play/input/gamepad/padTable.ts';
import { useInputDesk } from '#app/input/InputContext.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { domPadPage } from './domPadPage.ts';

const LONGEST_S = 0.1; // a page that was away is not made up for

/** Lets gamepads play. Nothing is polled while none is connected. */
export function usePads(): void {
  const desk = useInputDesk();
  const settings = useTheSettings();
  useEffect(() => {
    if (typeof navigator.getGamepads !== 'function') return;
    const page = domPadPage();
    const table = new PadTable(
      desk,
      () => page,
      () => settings.getState().padButtons,
    );
    let frame = 0;
    let last = 0;
    const poll = (now: number): void => {
      table.poll(navigator.getGamepads(), Math.min(LONGEST_S, Math.max(0, now - last) / 1000));
      last = now;
      frame = table.busy ? requestAnimationFrame(poll) : 0;
    };
    const wake = (): void => {
      if (frame !== 0 || !table.busy) return;
      last = performance.now();
      frame = requestAnimationFrame(poll);
    };
    const connected = ({ gamepad }: GamepadEvent): void => {
      table.connect(gamepad);
      wake();
    };
    const gone = ({ gamepad }: GamepadEvent): void => table.disconnect(gamepad);
    // One that has shown itself on another page is told of by no event.
    for (const pad of navigator.getGamepads()) if (pad) table.connect(pad);
    wake();
    window.addEventListener('gamepadconnected', connected);
    window.addEventListener('gamepaddisconnected', gone);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('gamepadconnected', connected);
      window.removeEventListener('gamepaddisconnected', gone);
    };
  }, [desk, settings]);
}
