import './styles.css';
import { defineHand } from '#app/table/hand/defineHand.tsx';
import { play } from '#play/tractor-pull/play.ts';
import { flicks } from '#play/tractor-pull/spinning/flicks.ts';
import { RULE_CHAPTERS } from '#games/tractor-pull/help/clauses.ts';
import { late } from '#app/late/late.ts';
import { formOf } from '#app/table/formOf.ts';
import type { PartsAround } from '#app/table/tableParts.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import type { TractorPullTable } from '#play/tractor-pull/tableTypes.ts';
import { tractorPullFiles } from './files.ts';
import { Dock } from './hud/dock/Dock.tsx';
import { EndPanel } from './hud/EndPanel.tsx';
import { Guide } from './hud/Guide.tsx';
import { ReferenceCard } from './hud/Notes.tsx';
import { Standings } from './hud/Standings.tsx';
import { Help } from './teach/rules.tsx';

/** Everything around the table, whatever shows it. */
export const AROUND: PartsAround<TractorPullTable> = {
  form: formOf(() => late(() => import('#play/tractor-pull/form/form.ts'))),
  files: forgotten(tractorPullFiles),
  clauses: RULE_CHAPTERS,
  hud: { className: 'tractor-pull-hud', Dock, Standings, Notes: ReferenceCard, Guide, End: EndPanel, Help },
};

/** The hand of a seat, on a phone. */
export const openHand = defineHand(play, AROUND, flicks);
