import type { AtTable } from '#app/frame/AtTable.tsx';
import { atTableBy } from '#app/table/atTableBy.ts';
import type { TableParts } from '#app/table/tableParts.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { play } from '#play/traction/play.ts';
import { againOf } from '#play/traction/session/begin.ts';
import type { Session, TractionTable } from '#play/traction/session/sessionTypes.ts';
import { tractionFiles } from '../files.ts';

export const AT_TABLE: Pick<TableParts<TractionTable>, 'files' | 'sameAgain'> = {
  files: forgotten(tractionFiles),
  sameAgain: againOf,
};

/** A task of Traction, for what is around every table. */
export const atTable = (session: Session): AtTable => atTableBy(play, AT_TABLE, session);
