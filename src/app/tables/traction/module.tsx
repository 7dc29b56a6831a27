import { RULES_VERSION } from '#games/traction/rulesVersion.ts';
import type { TableModule } from '#app/pages/tableModule.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { EDITOR, LEARN, PRACTICE, PUZZLES, RULES } from '#play/traction/addresses.ts';
import { surfaceName } from './saved/surfaceName.ts';
import { isPrepared } from '#play/traction/teach/exampleIds.ts';
import { late } from '#app/late/late.ts';
import { later } from '#app/late/later.tsx';

const OwnPages = later(async () => (await import('./page/OwnPages.tsx')).OwnPages);

const OWN = [LEARN, PUZZLES, RULES, EDITOR, PRACTICE];

/** From drill to drill the table stays. */
const placeOf = (path: string): string => (path.startsWith(`${LEARN}/`) ? `${LEARN}/` : path);

/** Traction, as the page knows it before anything of it is loaded. */
export const traction: TableModule = {
  id: 'traction',
  name: gameTexts.card.name,
  rulesVersion: RULES_VERSION,
  ofUnnamedSaves: true,
  card: {
    verb: gameTexts.card.verb,
    lead: gameTexts.card.lead,
    players: gameTexts.card.players,
    minutes: gameTexts.card.minutes,
    picture: { src: new URL('./card/picture.jpg', import.meta.url).href, alt: gameTexts.card.picture },
    inShort: () => late(async () => (await import('#play/traction/texts/inShort.ts')).howToPlay),
    learn: { href: `#${LEARN}` },
    puzzles: `#${PUZZLES}`,
    alone: true,
    more: [
      { label: gameTexts.card.rules, href: `#${RULES}` },
      { label: gameTexts.card.editorOffer, href: `#${EDITOR}` },
    ],
    howFar: gameTexts.card.howFar,
  },
  files: async () => forgotten(await late(async () => (await import('./files.ts')).tractionFiles)),
  Picture: later(async () => (await import('./saved/TablePicture.tsx')).TablePicture),
  kindOf: surfaceName,
  runningSince: gameTexts.card.running,
  Form: later(async () => (await import('./page/NewMatchPage.tsx')).NewMatchPage),
  controls: () => late(async () => (await import('./controls.tsx')).controls),
  load: () => late(() => import('./table.tsx')),
  hand: () => late(() => import('./around.tsx')),
  room: {
    still: new URL('./card/room.jpg', import.meta.url).href,
    Living: later(async () => (await import('./page/LivingTable.tsx')).LivingTable),
  },
  Watching: later(async () => (await import('./watch/Watching.tsx')).Watching) as TableModule['Watching'],
  sent: async (text, packed) => {
    const [{ readPosition }, { SentPosition }] = await Promise.all([
      late(() => import('#play/traction/sharing/readPosition.ts')),
      late(() => import('./sharing/SentPosition.tsx')),
    ]);
    const sent = await readPosition(text);
    return sent.ok ? { ok: true, value: <SentPosition sent={sent.value} packed={packed} game={traction} /> } : sent;
  },
  matchCalled: (id, physics) =>
    isPrepared(id) ? late(() => import('./watch/prepared.ts')).then(({ prepared }) => prepared(id, physics)) : null,
  pages: {
    at: (path) =>
      OWN.some((own) => path === own || path.startsWith(`${own}/`))
        ? { place: placeOf(path), page: <OwnPages path={path} /> }
        : null,
  },
};
