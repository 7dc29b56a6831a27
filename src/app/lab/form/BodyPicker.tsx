import { useState } from 'react';
import { UNITS, type Unit } from '#lab/mesh/unit.ts';
import type { Result } from '#sim/result.ts';
import { texts } from '#play/texts.ts';
import { Button } from '#app/ui/Button.tsx';
import { FilePicker, JSON_FILES } from '#app/ui/FilePicker.tsx';
import { readBodyFile } from './readBodyFile.ts';

export interface BodyPickerProps {
  readonly label: string;
  readonly onRead: (read: Result<unknown>, name: string) => void;
}

/** A button that has a body's file picked, or a mesh; asks for its unit where its size does not say it. */
export function BodyPicker({ label, onRead }: BodyPickerProps) {
  const [unclear, setUnclear] = useState<File | null>(null);
  const take = async (file: File, unit: Unit | null): Promise<void> => {
    const read = await readBodyFile(file, unit);
    const asks = !read.ok && read.fault.code === 'unclear-unit';
    setUnclear(asks ? file : null);
    if (!asks) onRead(read, file.name);
  };
  return (
    <>
      <FilePicker
        className="button quiet"
        label={label}
        accept={`${JSON_FILES},.stl,.obj`}
        onPick={(file) => void take(file, null)}
      />
      {unclear !== null && (
        <>
          <output className="note">{texts.lab.whichUnit(unclear.name)}</output>
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
