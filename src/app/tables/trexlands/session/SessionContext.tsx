import { sessionContext } from '../../../session/context.tsx';
import type { Round } from './sessionTypes.ts';

/** The match of Trexlands around a component. */
export const {
  SessionProvider: RoundProvider,
  useTheSession: useTheRound,
  useSession: useRound,
  useCommands: useRoundCommands,
} = sessionContext<Round>();
