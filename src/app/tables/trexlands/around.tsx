import './styles.css';
import { defineHand } from '#app/table/hand/defineHand.tsx';
import { play } from '#play/trexlands/play.ts';
import { flicks } from '#play/trexlands/throwing/flicks.ts';
import { late } from '#app/late/late.ts';
import { formOf } from '#app/table/formOf.ts';
import type { PartsAround } from '#app/table/tableParts.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import type { TrexlandsTable } from '#play/trexlands/tableTypes.ts';
import { trexlandsFiles } from './files.ts';
import { AboutProvider } from './hud/about/About.tsx';
import { HUD, loadClauses } from './hud/hudParts.ts';

/** Everything around the table, whatever shows it. */
export const AROUND: PartsAround<TrexlandsTable> = {
  form: formOf(() => late(() => import('#play/trexlands/form/form.ts'))),
  files: forgotten(trexlandsFiles),
  clauses: loadClauses,
  hud: HUD,
  Around: AboutProvider,
};

/** The hand of a seat, on a phone. */
export const openHand = defineHand(play, AROUND, flicks);
