import { SPEEDS, type Speed, type Viewer } from './viewer.ts';

const FAR_TICKS = 10;

/** What a key does to a viewer; false if nothing. */
export function pressOnViewer(viewer: Viewer, { key, shiftKey, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const act = ACTS[key];
  act?.(viewer, shiftKey ? FAR_TICKS : 1);
  return act !== undefined;
}

type Press = (viewer: Viewer, ticks: number) => void;

const ACTS: Readonly<Record<string, Press | undefined>> = {
  ' ': (viewer) => viewer.play(!viewer.store.getState().playing),
  ArrowLeft: (viewer, ticks) => viewer.step(-ticks),
  ArrowRight: (viewer, ticks) => viewer.step(ticks),
  ArrowUp: (viewer) => seekAct(viewer, -1),
  ArrowDown: (viewer) => seekAct(viewer, 1),
  '[': (viewer) => viewer.seekRuling(-1),
  ']': (viewer) => viewer.seekRuling(1),
  '-': (viewer) => changeSpeed(viewer, -1),
  '+': (viewer) => changeSpeed(viewer, 1),
  '=': (viewer) => changeSpeed(viewer, 1), // where + needs Shift
  Home: (viewer) => viewer.seek({ act: 0, tick: 0 }),
  End: (viewer) => viewer.seek({ act: Infinity, tick: Infinity }),
};

/** To the beginning of the next action, or of this one, and then of the one before. */
function seekAct(viewer: Viewer, way: 1 | -1): void {
  const { act, tick } = viewer.store.getState().at;
  viewer.seek({ act: way === 1 ? act + 1 : tick > 0 ? act : act - 1, tick: 0 });
}

function changeSpeed(viewer: Viewer, way: 1 | -1): void {
  const at = SPEEDS.indexOf(viewer.store.getState().speed);
  const speed: Speed | undefined = SPEEDS[at + way];
  if (speed !== undefined) viewer.setSpeed(speed);
}
