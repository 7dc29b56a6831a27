import '../styles/editor.css';
import { Suspense, useState } from 'react';
import type { Physics } from '#sim/physics.ts';
import type { Fault } from '#sim/result.ts';
import type { MatchRoute } from '#play/route.ts';
import { Loading, Message } from '#app/ui/Page.tsx';
import { NoWebgl } from '#app/ui/NoWebgl.tsx';
import { Arrives } from '#app/pages/Arrives.tsx';
import { physicsIn, useRuntime } from '#app/pages/runtime.ts';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { EditorProvider } from './EditorContext.tsx';
import { createEditor, type Editor as EditorStore } from './editorStore.ts';
import { createKeptEditor, type KeptEditor } from '#play/traction/editor/keptEditor.ts';
import { scenarioIn } from '#play/traction/editor/scenarioIn.ts';
import { useKeeping } from './useKeeping.ts';
import { later } from '#app/late/later.tsx';

const EditorTable = later(async () => (await import('./EditorTable.tsx')).EditorTable);
const EditorPanel = later(async () => (await import('./panel/EditorPanel.tsx')).EditorPanel);

export interface EditorPageProps {
  readonly packed: string | null;
  /** The match that the position was taken from. */
  readonly back: MatchRoute | null;
}

/** The position editor: a position on the table, and everything about it beside. It may come in the address. */
export function EditorPage({ packed, back }: EditorPageProps) {
  const opening = useRuntime();
  if (!hasWebgl2()) return <NoWebgl />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Arrives promise={opening}>
        {(runtime) => <Opened key={packed} packed={packed} back={back} physics={physicsIn(runtime)} />}
      </Arrives>
    </Suspense>
  );
}

function Opened({ packed, back, physics }: EditorPageProps & { readonly physics: Physics }) {
  const [begun] = useState(() => beginAt(packed));
  if ('fault' in begun)
    return <Message title={texts.sharing.title} text={texts.sharing.refused(begun.fault.message)} />;
  return <Editor {...begun} packed={packed} back={back} physics={physics} />;
}

/** The position of the address; what was made of it last is one step further, so that undoing leads back. */
function beginAt(packed: string | null): Begun | { readonly fault: Fault } {
  const scenario = scenarioIn(packed);
  if (!scenario.ok) return { fault: scenario.fault };
  const editor = createEditor(scenario.value);
  const kept = createKeptEditor(() => window.localStorage);
  const before = kept.read(packed);
  if (before !== null) editor.edit(() => before);
  return { editor, kept };
}

interface Begun {
  readonly editor: EditorStore;
  readonly kept: KeptEditor;
}

function Editor({ editor, kept, packed, back, physics }: Begun & EditorPageProps & { readonly physics: Physics }) {
  const keeps = useKeeping(editor, packed, kept);
  return (
    <EditorProvider editor={editor}>
      <main className="editor">
        <title>{texts.titleOf(`${gameTexts.card.name}: ${gameTexts.editor.title}`)}</title>
        <div className="editor-table">
          <EditorTable />
        </div>
        <EditorPanel physics={physics} back={back} keeps={keeps} />
      </main>
    </EditorProvider>
  );
}
