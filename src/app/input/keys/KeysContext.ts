import { createContext, useContext } from 'react';
import { COMMON_KEYS } from '#play/input/keys/commonKeys.ts';
import type { KeyAction } from '#play/input/keys/keyMap.ts';

/** The actions of keys at the surrounding table; where there is none, those common to all tables. */
export const KeysContext = createContext<readonly KeyAction[]>(COMMON_KEYS);

export const useKeyAction = (id: string): KeyAction | undefined =>
  useContext(KeysContext).find((action) => action.id === id);
