import { createContext, useContext } from 'react';
import { COMMON_KEYS } from './commonKeys.ts';
import type { KeyAction } from './keyMap.ts';

/** What keys do at the table around; where none is, what they do around any. */
export const KeysContext = createContext<readonly KeyAction[]>(COMMON_KEYS);

export const useKeyAction = (id: string): KeyAction | undefined =>
  useContext(KeysContext).find((action) => action.id === id);
