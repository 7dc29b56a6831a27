import { useState } from 'react';
import { isolated } from '#engine/isolated.ts';
import { shortened } from '#engine/files/shortened.ts';
import type { MeasuredSurface } from '#engine/surfaceFile.ts';
import { fault, type Result } from '#sim/result.ts';
import { textOfFile } from '#play/storage/textOfFile.ts';
import { FilePicker } from '#app/ui/FilePicker.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { withSurface, type DraftFieldProps } from '#play/traction/form/draft.ts';
import { late } from '#app/late/late.ts';
import { saidOf } from '#play/offThread/lateFault.ts';

/** Takes a surface that somebody has measured from its file, and tells its name. */
export function OpenSurface({ draft, onDraft }: DraftFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    const read = await surfaceOf(file);
    setRefused(read.ok ? null : gameTexts.form.refusedSurface(shortened(file.name), read.fault.message));
    if (read.ok) onDraft(withSurface(draft, read.value));
  };
  return (
    <div>
      <FilePicker label={gameTexts.form.openSurface} onPick={(file) => void take(file)} />
      {draft.surfaceName !== '' && (
        <output className="note">{gameTexts.form.openedSurface(isolated(draft.surfaceName))}</output>
      )}
      <div role="alert">{refused !== null && <p className="wrong">{refused}</p>}</div>
    </div>
  );
}

async function surfaceOf(file: File): Promise<Result<MeasuredSurface>> {
  const text = await textOfFile(file);
  if (!text.ok) return text;
  try {
    const { parseSurface } = await late(() => import('#engine/surfaceFile.ts')); // few open one
    return parseSurface(text.value);
  } catch (error) {
    return fault('not-loaded', saidOf(error));
  }
}
