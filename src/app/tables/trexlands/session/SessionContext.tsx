import { tableHooks } from '#app/session/context.tsx';
import type { TrexlandsTable } from '#play/trexlands/session/sessionTypes.ts';

export { SessionProvider } from '#app/session/context.tsx';

/** The match of Trexlands around a component. */
export const { useTheSession, useSession, useCommands, useMatch } = tableHooks<TrexlandsTable>();
