import { useRef } from 'react';

export interface FilePickerProps {
  readonly label: string;
  readonly className?: string;
  /** Which files the browser offers; JSON alone unless another is given. */
  readonly accept?: string;
  /** Whether others can be picked with it. */
  readonly several?: boolean;
  readonly onPick: (file: File, others: readonly File[]) => void;
}

/** As browsers and systems know them. */
export const JSON_FILES = 'application/json,.json';
export const ZIP_FILES = 'application/zip,.zip';

/** A button that has a file picked; the same one can be picked again. */
export function FilePicker({ label, className = 'button', accept = JSON_FILES, several, onPick }: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => picker.current?.click()}>
        {label}
      </button>
      <input
        ref={picker}
        hidden
        type="file"
        accept={accept}
        multiple={several}
        aria-label={label}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? [];
          target.value = '';
          if (file !== undefined) onPick(file, others);
        }}
      />
    </>
  );
}
