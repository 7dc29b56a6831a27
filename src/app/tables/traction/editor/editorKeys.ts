import type { KeyEvent } from '#play/input/keys/chord.ts';
import { AT_ONCE, type KeyPatience } from '#play/input/keys/singleKeys.ts';
import { redoKey, undoKey } from '#play/traction/editor/chords.ts';
import type { Editor } from './editorStore.ts';
import { selectedIn, withoutSelected, withPiece, withSelectedAt, type Selected } from '#play/traction/editor/edits.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';

const STEP_MM = 1;
const LONG_STEP_MM = 10;
export const TURN_DEG = 15;

type EditorKey = Pick<KeyEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** The key that does something once, and waits like any character. The others go on while they are held. */
const FLIP = 'U';

/**
 * Handles a key in the editor; false if it has no action there, so that the page may have it. `again`: it stays down.
 */
export function pressInEditor(
  editor: Editor,
  event: EditorKey,
  again = false,
  patience: KeyPatience = AT_ONCE,
): boolean {
  if (undoKey(event)) return done(editor.undo);
  if (redoKey(event)) return done(editor.redo);
  if (event.ctrlKey || event.metaKey) return false;
  const { selected } = editor.getState();
  if (event.key === 'Escape') return done(() => editor.select(null));
  const change = selected && changeOf(event, selected);
  if (!change) return false;
  const edit = (): true => done(() => editor.edit(change, `key ${event.key}`));
  if (event.key.toUpperCase() !== FLIP) return edit();
  return again || patience.carryOut(FLIP, {}, edit);
}

const done = (act: () => void): true => {
  act();
  return true;
};

type Change = (scenario: Scenario) => Scenario;

function changeOf({ key, shiftKey }: Pick<KeyEvent, 'key' | 'shiftKey'>, selected: Selected): Change | null {
  const far = shiftKey ? LONG_STEP_MM : STEP_MM;
  switch (key) {
    case 'ArrowLeft':
      return moved(selected, -far, 0);
    case 'ArrowRight':
      return moved(selected, far, 0);
    case 'ArrowUp':
      return moved(selected, 0, -far);
    case 'ArrowDown':
      return moved(selected, 0, far);
    case ',':
      return turned(selected, TURN_DEG);
    case '.':
      return turned(selected, -TURN_DEG);
    case 'u':
    case 'U':
      return flipped(selected);
    case 'Delete':
    case 'Backspace':
      return (s) => withoutSelected(s, selected);
    default:
      return null;
  }
}

const moved =
  (selected: Selected, dxMm: number, dzMm: number): Change =>
  (s) => {
    const lying = selectedIn(s, selected);
    return lying ? withSelectedAt(s, selected, { xMm: lying.xMm + dxMm, zMm: lying.zMm + dzMm }) : s;
  };

/** Counter-clockwise for more. */
export const turned =
  (selected: Selected, deg: number): Change =>
  (s) => {
    const lying = selectedIn(s, selected);
    return lying ? withSelectedAt(s, selected, { yawDeg: lying.yawDeg + deg }) : s;
  };

/** Upright to flat and back; pads always lie. */
export const flipped =
  (selected: Selected): Change =>
  (s) => {
    const lying = selectedIn(s, selected);
    return lying && 'id' in lying ? withPiece(s, { ...lying, pose: lying.pose === 'upright' ? 'flat' : 'upright' }) : s;
  };
