import { sessionContext } from '#app/session/context.tsx';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';

/** The match of Trexlands around a component. */
export const { SessionProvider, useTheSession, useSession, useCommands } = sessionContext<Session>();
