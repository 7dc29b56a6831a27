import { late } from '#app/late/late.ts';
import { laterDialog } from '#app/late/laterDialog.tsx';
import { Telling } from './about/Telling.tsx';
import { pictureOf } from './CardsThatCame.tsx';
import { Dock } from './dock/Dock.tsx';
import { EndPanel } from './EndPanel.tsx';
import { Guide } from './Guide.tsx';
import { Agreed, More, Practise } from './menuParts.tsx';
import { Standings } from './Standings.tsx';
import type { HudParts } from '#app/table/tableParts.ts';

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
  Help: laterDialog(async () => (await import('../teach/Help.tsx')).Help),
  menu: { Agreed, Share: Practise, More },
};
