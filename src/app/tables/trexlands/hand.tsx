import './styles.css';
import { late } from '#app/late/late.ts';
import { laterDialog } from '#app/late/laterDialog.tsx';
import { formOf } from '#app/table/formOf.ts';
import { defineHand } from '#app/table/hand/defineHand.tsx';
import type { HudParts, PartsAround } from '#app/table/tableParts.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { play } from '#play/trexlands/play.ts';
import type { TrexlandsTable } from '#play/trexlands/tableTypes.ts';
import { flicks } from '#play/trexlands/throwing/flicks.ts';
import { trexlandsFiles } from './files.ts';
import { AboutProvider } from './hud/about/About.tsx';
import { Telling } from './hud/about/Telling.tsx';
import { pictureOf } from './hud/CardsThatCame.tsx';
import { Dock } from './hud/dock/Dock.tsx';
import { EndPanel } from './hud/EndPanel.tsx';
import { Guide } from './hud/Guide.tsx';
import { Designers, Practise } from './hud/menuParts.tsx';
import { Standings } from './hud/Standings.tsx';

/** Every clause in its words. */
export const loadClauses = () =>
  late(async () => (await import('#games/trexlands/help/clauses.ts')).RULE_CHAPTERS.flatMap(({ clauses }) => clauses));

/** Panels around the table of Trexlands. */
export const HUD: HudParts = {
  className: 'trexlands-hud',
  Words: Telling,
  Dock,
  Standings,
  picture: pictureOf,
  Guide,
  End: EndPanel,
  /** With the words of all clauses it comes when it is first asked for. */
  Help: laterDialog(async () => (await import('./teach/Help.tsx')).Help),
  menu: { Share: Practise, More: Designers },
};

/** Everything around the table, whatever shows it. */
export const AROUND: PartsAround<TrexlandsTable> = {
  form: formOf(() => late(() => import('#play/trexlands/form/form.ts'))),
  files: forgotten(trexlandsFiles),
  clauses: loadClauses,
  hud: HUD,
  Around: AboutProvider,
};

export const openTable = defineHand(play, AROUND, flicks);
