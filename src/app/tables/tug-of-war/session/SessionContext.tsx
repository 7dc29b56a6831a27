import { sessionContext } from '#app/session/context.tsx';
import type { Session } from '#play/tug-of-war/session/sessionTypes.ts';

/** The match of Tug of War around a component. */
export const { SessionProvider, useTheSession, useSession, useCommands } = sessionContext<Session>();
