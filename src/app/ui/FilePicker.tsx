import { useRef } from 'react';

export interface FilePickerProps {
  readonly label: string;
  readonly className?: string;
  readonly onPick: (file: File) => void;
}

/** A button that has a JSON file picked; the same one can be picked again. */
export function FilePicker({ label, className = 'button', onPick }: FilePickerProps) {
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
        accept="application/json,.json"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) onPick(file);
        }}
      />
    </>
  );
}
