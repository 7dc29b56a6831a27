import { sessionContext } from '#app/session/context.tsx';
import type { Session } from '#play/tractor-pull/session/sessionTypes.ts';

/** The match of Tractor Pull around a component. */
export const { SessionProvider, useTheSession, useSession, useCommands } = sessionContext<Session>();
