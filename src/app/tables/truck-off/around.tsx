import './styles.css';
import { defineHand } from '#app/table/hand/defineHand.tsx';
import { play } from '#play/truck-off/play.ts';
import { flicks } from '#play/truck-off/throwing/flicks.ts';
import { RULE_CHAPTERS } from '#games/truck-off/help/clauses.ts';
import { late } from '#app/late/late.ts';
import { formOf } from '#app/table/formOf.ts';
import type { PartsAround } from '#app/table/tableParts.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import type { TruckOffTable } from '#play/truck-off/tableTypes.ts';
import { truckOffFiles } from './files.ts';
import { Dock } from './hud/dock/Dock.tsx';
import { EndPanel } from './hud/EndPanel.tsx';
import { Guide } from './hud/Guide.tsx';
import { MENU } from './hud/menuParts.tsx';
import { Standings } from './hud/Standings.tsx';
import { Help } from './teach/rules.tsx';

/** Everything around the table, whatever shows it. */
export const AROUND: PartsAround<TruckOffTable> = {
  form: formOf(() => late(() => import('#play/truck-off/form/form.ts'))),
  files: forgotten(truckOffFiles),
  clauses: RULE_CHAPTERS,
  hud: { className: 'truck-off-hud', Dock, Standings, Guide, End: EndPanel, Help, menu: MENU },
};

/** The hand of a seat, on a phone. */
export const openHand = defineHand(play, AROUND, flicks);
