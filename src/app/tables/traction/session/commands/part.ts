import type { Fault } from '../../../../../sim/result.ts';
import type { ActionDesk } from '../actionDesk.ts';
import type { SessionCommands } from '../sessionTypes.ts';
import { SESSION_FAULTS } from '../faults.ts';

/** Some of the session's commands. */
export type Part<K extends keyof SessionCommands> = Pick<SessionCommands, K>;

/** Why nothing else may begin now. */
export const handFault = (desk: ActionDesk): Fault =>
  desk.driver.running ? SESSION_FAULTS.handOnTable : SESSION_FAULTS.walkUnderWay;
