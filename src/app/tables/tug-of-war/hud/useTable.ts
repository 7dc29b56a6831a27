import type { SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { useSession } from '../session/SessionContext.tsx';

export function useMatch(): SeenTugOfWar {
  const match = useSession((session) => session.match);
  if (match === null) throw new Error('there is no match at this table');
  return match;
}
