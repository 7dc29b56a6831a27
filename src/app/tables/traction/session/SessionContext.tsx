import { sessionContext } from '#app/session/context.tsx';
import type { Session } from '#play/traction/session/sessionTypes.ts';

/** The match of Traction around a component. */
export const { SessionProvider, useTheSession, useSession, useCommands } = sessionContext<Session>();
