import { useState } from 'react';
import { saidOf } from '#play/offThread/lateFault.ts';
import { useEraser } from '#app/storage/useEraser.ts';
import { useLibrary } from '#app/storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { ExportAll } from '../ExportAll.tsx';
import { KeptFor } from '../KeptFor.tsx';

type Stage = 'told' | 'asked' | 'erasing';

/** The data kept on this device, and how all of it is deleted: asked twice. */
export function KeptSection() {
  const eraser = useEraser();
  const matches = useLibrary((library) => library.matches.length);
  const [stage, setStage] = useState<Stage>('told');
  const [missed, setMissed] = useState('');
  const erase = async (): Promise<void> => {
    setStage('erasing');
    try {
      await (await eraser).erase();
    } catch (error) {
      setStage('told');
      setMissed(saidOf(error)); // what deletes it did not come: everything is still there
    }
  };
  return (
    <>
      <p className="note">{texts.erasing.kept}</p>
      <KeptFor />
      <ExportAll />
      <output className="wrong">{missed}</output>
      {stage === 'told' ? (
        <button type="button" className="button" onClick={() => setStage('asked')}>
          {texts.erasing.ask}
        </button>
      ) : (
        <fieldset className="row" aria-label={texts.erasing.sure(matches)} disabled={stage === 'erasing'}>
          <p>{texts.erasing.sure(matches)}</p>
          <button type="button" className="button" onClick={() => void erase()}>
            {texts.erasing.yes}
          </button>
          <button type="button" className="button primary" onClick={() => setStage('told')}>
            {texts.erasing.no}
          </button>
        </fieldset>
      )}
    </>
  );
}
