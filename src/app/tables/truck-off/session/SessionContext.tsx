import { sessionContext } from '#app/session/context.tsx';
import type { Session } from '#play/truck-off/session/sessionTypes.ts';

/** The match of Truck Off around a component. */
export const { SessionProvider, useTheSession, useSession, useCommands } = sessionContext<Session>();
