import { useState } from 'react';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { agreeOn } from '#play/session/plans.ts';
import { HandedOut, useHandingOut } from '#app/frame/handing.tsx';
import { useSettings } from '#app/settings/useSettings.tsx';
import { FilePicker } from '#app/ui/FilePicker.tsx';
import { goTo, useRoute } from '#app/ui/useRoute.ts';
import { parseOwnRoute, type EditorRoute } from '#play/traction/ownRoutes.ts';
import { ToPractice } from '#app/tables/traction/sharing/TakePosition.tsx';
import { planFrom, whyNoMatch } from '#play/traction/sharing/planFrom.ts';
import { ShareDialog } from '#app/sharing/ShareDialog.tsx';
import { textFile } from '#app/storage/handOut.ts';
import { textOfFile } from '#play/storage/textOfFile.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useEditor, useScenario, useTheEditor } from '../EditorContext.tsx';
import type { Editor } from '../editorStore.ts';
import { emptyEditor } from '#play/traction/editor/edits.ts';
import { Button } from '#app/ui/Button.tsx';

/** To and from files, links and matches; back and forth. */
export function FileRow() {
  const editor = useTheEditor();
  const scenario = useScenario();
  const { past, future } = useEditor(({ history }) => history);
  const stands = useEditor(({ trouble }) => trouble === null);
  const [sharing, setSharing] = useState(false);
  const out = useHandingOut();
  const why = whyNoMatch(scenario);
  return (
    <>
      <div className="row">
        <Button disabled={past.length === 0} onClick={() => editor.undo()}>
          {gameTexts.editor.undo}
        </Button>
        <Button disabled={future.length === 0} onClick={() => editor.redo()}>
          {gameTexts.editor.redo}
        </Button>
        <Button onClick={() => editor.edit(() => emptyEditor())}>{gameTexts.editor.fresh}</Button>
      </div>
      <div className="row">
        <Button
          look="primary"
          disabled={!stands || why !== null}
          onClick={() => goTo({ page: 'match', id: agreeOn('traction', planFrom(scenario)) })}
        >
          {gameTexts.editor.play}
        </Button>
        <ToPractice
          position={() => makeScenario(scenario)}
          back={useEditorRoute()}
          hands={useSettings(({ playedAs }) => playedAs)}
          disabled={!stands || why !== null}
        />
        <Open editor={editor} />
        <Button
          disabled={!stands}
          onClick={() => out.give(textFile(gameTexts.editor.fileName, makeScenario(scenario)))}
        >
          {gameTexts.editor.save}
        </Button>
        <Button disabled={!stands} onClick={() => setSharing(true)}>
          {gameTexts.editor.share}
        </Button>
        <HandedOut out={out} />
      </div>
      {why !== null && <p className="note">{why}</p>}
      {sharing && (
        <ShareDialog
          game="traction"
          title={gameTexts.editor.share}
          note={gameTexts.editor.shareNote}
          text={makeScenario(scenario)}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

/** The address of this editor, at which the position is kept. */
function useEditorRoute(): EditorRoute | null {
  const route = useRoute();
  const own = route.page === 'own' ? parseOwnRoute(route.path) : null;
  return own?.page === 'editor' ? own : null;
}

function Open({ editor }: { readonly editor: Editor }) {
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    const why = await read(editor, file);
    setRefused(why === null ? null : gameTexts.editor.refused(file.name, why));
  };
  return (
    <>
      <FilePicker label={gameTexts.editor.open} onPick={(file) => void take(file)} />
      <div role="alert">{refused !== null && <p className="wrong">{refused}</p>}</div>
    </>
  );
}

/** Null, or why it is none. */
async function read(editor: Editor, file: File): Promise<string | null> {
  const text = await textOfFile(file);
  const opened = text.ok ? editor.open(text.value) : text;
  return opened.ok ? null : opened.fault.message;
}
