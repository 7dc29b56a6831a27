import { room as roomTexts } from '#play/texts/room.ts';
import { useState } from 'react';
import { lastHashes } from '#online/client/lastHashes.ts';
import type { RoomSeen } from '#online/client/line.ts';
import { saidOf } from '#play/offThread/lateFault.ts';
import { gameCalled } from '#play/storage/gameFiles.ts';
import { Button } from '#app/ui/Button.tsx';
import { physicsIn, useModules, useRuntime } from '../runtime.ts';

interface HashCheckProps {
  readonly seen: RoomSeen;
  readonly game: string;
}

/** Does on demand once more what was done on the table last, and says whether the server has seen the same. */
export function HashCheck({ seen, game }: HashCheckProps) {
  const modules = useModules();
  const runtime = useRuntime();
  const [said, setSaid] = useState<{ readonly words: string; readonly is: string } | null>(null);
  async function check(): Promise<void> {
    const files = await gameCalled(modules, game).files();
    const found = lastHashes(seen, files, physicsIn(await runtime));
    if (found === null) return setSaid({ words: roomTexts.nothingThrown, is: 'nothing' });
    const { action, here, there } = found;
    setSaid({ words: roomTexts.hashes(action, here, there), is: here === there ? 'equal' : 'differs' });
  }
  return (
    <>
      <Button
        look="quiet"
        onClick={() => void check().catch((error: unknown) => setSaid({ words: saidOf(error), is: 'late' }))}
      >
        {roomTexts.checkLast}
      </Button>
      {said !== null && (
        <output className="room-hashes" data-hashes={said.is}>
          {said.words}
        </output>
      )}
    </>
  );
}
