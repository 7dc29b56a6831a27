import { expect, it } from 'vitest';
import { KeptSection } from '#app/frame/settings/SettingsDialog.tsx';
import { LateFault } from '#play/offThread/lateFault.ts';
import { KeepText } from '#app/saved/KeepText.tsx';
import { createLibrary } from '#app/storage/library.ts';
import { memoryStore } from '#play/storage/matchStore.ts';
import { EraserContext } from '#app/storage/useEraser.ts';
import { LibraryProvider } from '#app/storage/useLibrary.tsx';
import { MODULES } from '#app/tables/registry.ts';
import { texts } from '#play/texts.ts';
import { drawPart } from './drawPart.tsx';

const missing = new LateFault({ code: 'part-missing', message: texts.late.missing }, { title: '' });

it('what deletes everything and does not come is told, and can be asked for again', async () => {
  const library = createLibrary({ games: MODULES, openStore: async () => memoryStore(), now: () => 0 });
  const eraser = Promise.reject(missing);
  const { document, press } = drawPart(
    <LibraryProvider library={library}>
      <EraserContext value={eraser}>
        <KeptSection />
      </EraserContext>
    </LibraryProvider>,
  );
  press(texts.erasing.ask);
  press(texts.erasing.yes);
  await expect.poll(() => document.body.textContent).toContain(texts.late.missing);
  press(texts.erasing.ask);
});

it('a match that is kept to be read, where what keeps it does not come, is told as not kept', async () => {
  const library = createLibrary({ games: MODULES, openStore: async () => memoryStore(), now: () => 0 });
  const { document, press } = drawPart(
    <LibraryProvider library={{ ...library, addText: () => Promise.reject(missing) }}>
      <KeepText text="{}" />
    </LibraryProvider>,
  );
  press(texts.reading.keep);
  await expect.poll(() => document.body.textContent).toContain(texts.late.missing);
});
