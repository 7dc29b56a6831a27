import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { IconButton } from './Icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over everything; the browser keeps the focus in it, closes it with Escape and gives the focus back. */
export function Dialog({ title, className = '', onClose, children }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // In the layout's turn: it has to be closed while it still is on the page, or the focus is not given back.
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element?.open === false) element.showModal();
    return () => element?.close();
  }, []);
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === sheet.current) onClose(); // the sheet itself is only hit beside its content
  };
  return (
    // The browser closes it with Escape; a click beside it is the same for a pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={sheet}
      className={`sheet ${className}`}
      aria-labelledby={titleId}
      onCancel={onClose}
      onClick={closeOutside}
    >
      <div className="sheet-inside">
        <header className="sheet-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={texts.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
