import { room as roomTexts } from '#play/texts/room.ts';
import { useMemo, useState } from 'react';
import { texts } from '#play/texts.ts';
import { laterDialog } from '#app/late/laterDialog.tsx';
import { Button } from '#app/ui/Button.tsx';

const ShareDialog = laterDialog(async () => (await import('#app/sharing/ShareDialog.tsx')).ShareDialog);

/** A match that is over, as a link for anybody: to be watched without this room. */
export function ReplayLink({ game, file }: { readonly game: string; readonly file: object }) {
  const [open, setOpen] = useState(false);
  const text = useMemo(() => JSON.stringify(file), [file]);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {roomTexts.replay}
      </Button>
      {open && (
        <ShareDialog
          title={texts.sharing.match}
          note={roomTexts.replayNote}
          game={game}
          text={text}
          match="in-file"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
