import type { Result } from '#sim/result.ts';
import { FilePicker } from '#app/ui/FilePicker.tsx';
import { readJsonFile } from './readJsonFile.ts';

export interface JsonPickerProps {
  readonly label: string;
  readonly className?: string;
  /** Called with what the file holds. */
  readonly onRead: (read: Result<unknown>, name: string) => void;
}

/** A button that has a JSON file picked and read. */
export function JsonPicker({ onRead, ...button }: JsonPickerProps) {
  const take = async (file: File): Promise<void> => onRead(await readJsonFile(file), file.name);
  return <FilePicker {...button} onPick={(file) => void take(file)} />;
}
