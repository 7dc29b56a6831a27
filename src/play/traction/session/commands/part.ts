import type { SessionCommands } from '../sessionTypes.ts';

/** Some of the session's commands. */
export type Part<K extends keyof SessionCommands> = Pick<SessionCommands, K>;
