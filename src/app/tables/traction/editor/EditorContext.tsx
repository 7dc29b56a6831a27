import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import type { Editor, EditorState } from './editorStore.ts';

const Context = createContext<Editor | null>(null);

export function EditorProvider({ editor, children }: { readonly editor: Editor; readonly children: ReactNode }) {
  return <Context value={editor}>{children}</Context>;
}

export function useTheEditor(): Editor {
  const editor = useContext(Context);
  if (editor === null) throw new Error('there is no editor around this component');
  return editor;
}

export const useEditor = <T,>(selector: (state: EditorState) => T): T => useStore(useTheEditor(), selector);

/** The position as it stands. */
export const useScenario = (): Scenario => useEditor(({ history }) => history.present);
