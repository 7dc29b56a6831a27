import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { InputContext } from '#app/input/InputContext.ts';
import { KeysContext } from '#app/input/keys/KeysContext.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { TractionDesk } from '#play/traction/input/tractionDesk.ts';
import { useTheSession } from '../hud/useTable.ts';
import { TableVibration } from '../sound/TableVibration.tsx';

const Context = createContext<TractionDesk | null>(null);

interface TractionInputProps {
  /** A step that looks like a foul is what is wanted here, and is not asked about. */
  readonly foulMeant?: boolean | undefined;
  readonly children: ReactNode;
}

/** Hands one input desk to everything below: the table, and what lies around it. */
export function TractionInput({ foulMeant = false, children }: TractionInputProps) {
  const session = useTheSession();
  const { commands } = session;
  const asks = useSettings((settings) => settings.askBeforeFouls) && !foulMeant;
  useEffect(() => void commands.setAsksBeforeFouls(asks), [commands, asks]);
  const desk = useMemo(() => new TractionDesk(session), [session]);
  useEffect(() => () => desk.release(), [desk]);
  return (
    <InputContext value={desk}>
      <KeysContext value={desk.keys}>
        <Context value={desk}>{children}</Context>
      </KeysContext>
      <TableVibration />
    </InputContext>
  );
}

export function useTractionDesk(): TractionDesk {
  const desk = useContext(Context);
  if (desk === null) throw new Error('there is no input desk around this component');
  return desk;
}
