import { tableHooks } from '#app/session/context.tsx';
import type { TugOfWarTable } from '#play/tug-of-war/session/sessionTypes.ts';

/** The match of Tug of War around a component. */
export const { useTheSession, useSession, useSessionData, useCommands, useMatch } = tableHooks<TugOfWarTable>();
