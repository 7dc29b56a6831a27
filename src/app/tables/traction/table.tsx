import './styles.css';
import { late } from '#app/late/late.ts';
import { defineTable } from '#app/table/defineTable.tsx';
import { formOf } from '#app/table/formOf.ts';
import { play } from '#play/traction/play.ts';
import { HUD } from './hud/hudParts.tsx';
import { TractionInput } from './input/TractionInput.tsx';
import { AT_TABLE } from './page/atTable.ts';
import { sceneParts } from './scene/sceneParts.tsx';
import { tableEar } from './sound/tableEar.ts';
import { loadClauses } from './teach/RulesSheet.tsx';

/** The table of Traction on this screen. */
export const openTable = defineTable(play, {
  form: formOf(() => late(() => import('#play/traction/form/form.ts'))),
  ...AT_TABLE,
  clauses: loadClauses,
  film: () => late(() => import('./film.ts')),
  scene: sceneParts(),
  hud: HUD,
  Around: TractionInput,
  ear: tableEar,
});
