import { useRef } from 'react';
import type { Result } from '../../../sim/result.ts';
import { readJsonFile } from './readJsonFile.ts';

export interface JsonPickerProps {
  readonly label: string;
  readonly className?: string;
  /** Called with what the file holds. */
  readonly onRead: (read: Result<unknown>, name: string) => void;
}

/** A button that has a JSON file picked and read. */
export function JsonPicker({ label, className = 'button', onRead }: JsonPickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const take = async (file: File): Promise<void> => onRead(await readJsonFile(file), file.name);
  return (
    <>
      <button type="button" className={className} onClick={() => picker.current?.click()}>
        {label}
      </button>
      <input
        ref={picker}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void take(file);
          target.value = ''; // the same file can be picked again
        }}
      />
    </>
  );
}
