import { room as roomTexts } from '#play/texts/room.ts';
import type { LineOver } from '#online/client/line.ts';
import { texts } from '#play/texts.ts';
import { useLoadNewest } from '#app/offline/useVersions.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Message } from '#app/ui/Page.tsx';

/** The line does not come back by itself: why, and what can be done. */
export function Over({ line: { over, code } }: { readonly line: LineOver }) {
  if (code === 'other-version') return <OlderPage />;
  if (code === 'other-build') return <Message title={roomTexts.otherBuild} text={roomTexts.otherBuildNote(over)} />;
  return <Message title={code === 'no-room' ? roomTexts.noRoom : roomTexts.over} text={over} />;
}

/** The server has been replaced by a newer one, and this page would play otherwise than it. */
export function OlderPage() {
  const { older, olderNote } = roomTexts;
  const loadNewest = useLoadNewest();
  return (
    <Message title={older} text={olderNote}>
      <Button look="primary" onClick={loadNewest}>
        {texts.unsaved.reload}
      </Button>
    </Message>
  );
}
