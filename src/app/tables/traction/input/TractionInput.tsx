import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { InputContext } from '#app/input/InputContext.ts';
import { KeysContext } from '#app/input/keys/KeysContext.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import { TractionDesk } from '#play/traction/input/tractionDesk.ts';

const Context = createContext<TractionDesk | null>(null);

/** Hands one input desk to everything below: the table, and what lies around it. */
export function TractionInput({ children }: { readonly children: ReactNode }) {
  const session = useTheSession();
  const desk = useMemo(() => new TractionDesk(session), [session]);
  useEffect(() => () => desk.release(), [desk]);
  return (
    <InputContext value={desk}>
      <KeysContext value={desk.keys}>
        <Context value={desk}>{children}</Context>
      </KeysContext>
    </InputContext>
  );
}

export function useTractionDesk(): TractionDesk {
  const desk = useContext(Context);
  if (desk === null) throw new Error('there is no input desk around this component');
  return desk;
}
