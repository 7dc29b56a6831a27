import { tableHooks } from '#app/session/context.tsx';
import type { TractionTable } from '#play/traction/session/sessionTypes.ts';

export { SessionProvider } from '#app/session/context.tsx';

/** The match of Traction around a component. */
export const { useTheSession, useSession, useCommands, useMatch } = tableHooks<TractionTable>();
