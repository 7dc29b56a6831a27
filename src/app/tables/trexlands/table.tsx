import './styles.css';
import { late } from '#app/late/late.ts';
import { laterDialog } from '#app/late/laterDialog.tsx';
import { defineTable } from '#app/table/defineTable.tsx';
import { formOf } from '#app/table/formOf.ts';
import type { HandleOf } from '#app/table/WindowHandle.tsx';
import type { Sight } from '#app/frame/uncovered/useUncovered.ts';
import type { HudParts } from '#app/table/tableParts.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { play } from '#play/trexlands/play.ts';
import type { TrexlandsTable } from '#play/trexlands/tableTypes.ts';
import { trexlandsFiles } from './files.ts';
import { AboutProvider } from './hud/about/About.tsx';
import { Telling } from './hud/about/Telling.tsx';
import { Dock } from './hud/dock/Dock.tsx';
import { EndPanel } from './hud/EndPanel.tsx';
import { Guide } from './hud/Guide.tsx';
import { Designers, Practise } from './hud/menuParts.tsx';
import { pictureOf } from './hud/CardsThatCame.tsx';
import { Standings } from './hud/Standings.tsx';
import { playedScene, type spots } from './scene/playedScene.tsx';
import { TableEar } from './sound/tableEar.ts';

/** `window.__trexlands`. */
export type DebugHandle = HandleOf<TrexlandsTable, ReturnType<typeof spots>>;

declare global {
  interface Window {
    __trexlands?: DebugHandle;
  }
}

/** The subjects of a table of Trexlands, as its page says them. */
export const SIGHT: Sight = {
  thrown: ':not([data-stage=choosing])',
  choosing: '[data-stage=choosing][data-phase=move]',
};

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

export const ear = (speaker: ConstructorParameters<typeof TableEar>[0]): TableEar => new TableEar(speaker);

/** The table of Trexlands on this screen. */
export const openTable = defineTable(play, {
  form: formOf(() => late(() => import('#play/trexlands/form/form.ts'))),
  film: () => late(() => import('./watch/film.ts')),
  files: forgotten(trexlandsFiles),
  clauses: loadClauses,
  sight: SIGHT,
  scene: playedScene,
  hud: HUD,
  Around: AboutProvider,
  ear,
});
