import type { ReactNode } from 'react';
import type { Notebook } from '#play/textTable/notebook.ts';

/** The table in words, as the HUD has to do with it. */
export interface TextPanel {
  readonly open: boolean;
  readonly notebook: Notebook;
  readonly panel: ReactNode;
  readonly onToggle: () => void;
  /** To its line, which opens it if need be. */
  readonly onKey: () => void;
}
