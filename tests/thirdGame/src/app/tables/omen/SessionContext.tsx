import { sessionContext } from '#app/session/context.tsx';
import type { Session } from '#play/omen/session.ts';

/** The match of Omen around a component. */
export const { SessionProvider, useTheSession, useSession, useCommands } = sessionContext<Session>();
