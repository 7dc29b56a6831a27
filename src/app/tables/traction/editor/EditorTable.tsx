import { useEffect, useMemo, useRef } from 'react';
import { chordOf, pressOf } from '#play/input/keys/chord.ts';
import { useSingleKeys } from '#app/settings/useSingleKeys.ts';
import { TableCanvas } from '#app/scene/TableCanvas.tsx';
import { SceneProvider } from '#app/scene/SceneContext.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { useEditor, useScenario, useTheEditor } from './EditorContext.tsx';
import { pressInEditor } from './editorKeys.ts';
import { EditorPointer } from './EditorPointer.tsx';
import { sceneOfEditor } from './editorScene.ts';
import { outlineOfPad, supportOfPiece } from '#sim/world/outline.ts';
import { OutlineMark } from '../scene/overlays/OutlineMark.tsx';
import { selectedIn } from '#play/traction/editor/edits.ts';

const FILL = { position: 'absolute', inset: 0, touchAction: 'none' } as const;

/** The position on its table; fills its parent. */
export function EditorTable() {
  const editor = useTheEditor();
  const scene = useMemo(() => sceneOfEditor(editor), [editor]);
  const root = useRef<HTMLDivElement>(null);
  const single = useSingleKeys();
  useEffect(() => {
    const element = root.current;
    const press = (event: KeyboardEvent): void => {
      const chord = chordOf(pressOf(event));
      if (event.defaultPrevented || (chord !== null && single.isOff(chord))) return;
      if (pressInEditor(editor, event, event.repeat, single)) event.preventDefault();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [editor, single]);
  return (
    <SceneProvider scene={scene}>
      {/*
       * The table is one widget, played by keys and pointers alike; the rule does not know that an application takes
       * the focus.
       */}
      <div
        ref={root}
        style={FILL}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={gameTexts.editor.table}
        data-testid="table"
      >
        <TableCanvas root={root} still>
          <InHandMark />
          <EditorPointer root={root} />
        </TableCanvas>
      </div>
    </SceneProvider>
  );
}

/** A frame on the table around what is in hand. */
function InHandMark() {
  const scenario = useScenario();
  const selected = useEditor((state) => state.selected);
  const lying = selected && selectedIn(scenario, selected);
  const outline = useMemo(() => (lying ? ('id' in lying ? supportOfPiece(lying) : outlineOfPad(lying)) : []), [lying]);
  return outline.length === 0 ? null : <OutlineMark outline={outline} />;
}
