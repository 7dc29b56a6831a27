import { createContext, useContext } from 'react';

/** Opens the rules over the page, at a clause or (null) at their beginning. */
export type OpenRules = (clause: string | null) => void;

export const RulesContext = createContext<OpenRules | null>(null);

/** Null where there are no rules to be opened. */
export const useRules = (): OpenRules | null => useContext(RulesContext);
