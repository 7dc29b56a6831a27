import './styles.css';
import { defineHand } from '#app/table/hand/defineHand.tsx';
import { play } from '#play/tug-of-war/play.ts';
import { RULE_CHAPTERS } from '#games/tug-of-war/help/clauses.ts';
import { late } from '#app/late/late.ts';
import { formOf } from '#app/table/formOf.ts';
import type { PartsAround } from '#app/table/tableParts.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import type { TugOfWarTable } from '#play/tug-of-war/session/sessionTypes.ts';
import { tugOfWarFiles } from './files.ts';
import { Count } from './hud/Count.tsx';
import { Dock } from './hud/dock/Dock.tsx';
import { EndPanel } from './hud/EndPanel.tsx';
import { MatchClock } from './hud/MatchClock.tsx';
import { Help } from './teach/rules.tsx';

/** Everything around the table, whatever shows it. */
export const AROUND: PartsAround<TugOfWarTable> = {
  form: formOf(() => late(() => import('#play/tug-of-war/form/form.ts'))),
  files: forgotten(tugOfWarFiles),
  clauses: RULE_CHAPTERS,
  hud: { className: 'tug-hud', Dock, Count, Tools: MatchClock, End: EndPanel, Help },
};

/** The hand of a seat, on a phone. */
export const openHand = defineHand(play, AROUND, null);
