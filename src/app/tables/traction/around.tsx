import './styles.css';
import { defineHand } from '#app/table/hand/defineHand.tsx';
import { play } from '#play/traction/play.ts';
import { late } from '#app/late/late.ts';
import { formOf } from '#app/table/formOf.ts';
import type { PartsAround } from '#app/table/tableParts.ts';
import type { TractionTable } from '#play/traction/session/sessionTypes.ts';
import { HandGround } from './hud/HandGround.tsx';
import { HUD } from './hud/hudParts.tsx';
import { TractionInput } from './input/TractionInput.tsx';
import { AT_TABLE } from './page/atTable.ts';
import { loadClauses } from './teach/RulesSheet.tsx';

/** Everything around the table, whatever shows it. */
export const AROUND: PartsAround<TractionTable> = {
  form: formOf(() => late(() => import('#play/traction/form/form.ts'))),
  ...AT_TABLE,
  clauses: loadClauses,
  hud: HUD,
  Around: TractionInput,
};

/** The hand of a seat, on a phone. */
export const openHand = defineHand(play, AROUND, null, HandGround);
/** A walk is what this screen's hand does to the pieces, so it has the physics. */
export const performs = true;
