import { useEffect, useRef, useState } from 'react';
import { MESH_STAGES } from '#lab/mesh/partOfMesh.ts';
import { UNITS, type Unit } from '#lab/mesh/unit.ts';
import type { Result } from '#sim/result.ts';
import { texts } from '#play/texts.ts';
import { Button } from '#app/ui/Button.tsx';
import { FilePicker, JSON_FILES } from '#app/ui/FilePicker.tsx';
import type { BodySeen } from '#lab/mesh/meshTask.ts';
import { mainOf, readBodyFile } from './readBodyFile.ts';

export interface BodyPickerProps {
  readonly label: string;
  /** `read` is null once something else is read: what was told before is over. */
  readonly onRead: (read: Result<BodySeen> | null, name: string) => void;
}

/**
 * A button that has a body's file picked, with its meshes, or a mesh; asks for its unit where its size does not say it.
 * While meshes are read it says so, and can be stopped.
 */
export function BodyPicker({ label, onRead }: BodyPickerProps) {
  const [unclear, setUnclear] = useState<readonly File[] | null>(null);
  const [stage, setStage] = useState<number | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const stop = (): void => {
    reading.current?.abort();
    setStage(null);
  };
  const take = async (files: readonly File[], unit: Unit | null): Promise<void> => {
    stop();
    const { signal } = (reading.current = new AbortController());
    setUnclear(null);
    onRead(null, mainOf(files).name);
    setStage(0);
    const read = await readBodyFile(files, unit, { signal, onProgress: ({ done }) => setStage(done) });
    if (signal.aborted) return;
    setStage(null);
    if (!read.ok && read.fault.code === 'unclear-unit') setUnclear(files);
    else onRead(read, mainOf(files).name);
  };
  return (
    <>
      <FilePicker
        several
        className="button quiet"
        label={label}
        accept={`${JSON_FILES},.stl,.obj`}
        onPick={(file, others) => void take([file, ...others], null)}
      />
      {stage !== null && (
        <>
          <output className="note">{texts.labBody.stages[MESH_STAGES[stage] ?? 'reading']}</output>
          <Button onClick={stop}>{texts.lab.stop}</Button>
        </>
      )}
      {unclear !== null && (
        <>
          <output className="note">{texts.lab.whichUnit(mainOf(unclear).name)}</output>
          {UNITS.map((unit) => (
            <Button key={unit} onClick={() => void take(unclear, unit)}>
              {texts.lab.units[unit]}
            </Button>
          ))}
        </>
      )}
    </>
  );
}
