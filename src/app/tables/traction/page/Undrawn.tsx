import { Clockwork } from '#app/session/Clockwork.tsx';
import { useDebugHandle } from '../scene/debugHandle.ts';
import { useTheSession } from '../session/SessionContext.tsx';

/** In the table's place where it is told in words only. */
export function Undrawn() {
  const session = useTheSession();
  useDebugHandle(session, null);
  return <Clockwork table={session} />;
}
