import { makeArchive, type Archived } from '#play/storage/archive.ts';
import { dated, exportName } from '#play/storage/exportName.ts';
import { gameOfGlance } from '#play/storage/gameFiles.ts';
import type { OutgoingFile } from './handOut.ts';
import type { Library } from '#play/storage/library.ts';
import type { SavedEntry } from '#play/storage/listing.ts';
import { playersOf } from '#play/storage/players.ts';

/** Every match of the browser in one file; how many are in it, and how many could not be read. */
export interface AllExported {
  readonly file: OutgoingFile;
  readonly matches: number;
  readonly missing: number;
}

/** Never throws: what cannot be read is counted. `onProgress`: so many have been read. */
export async function exportAll(
  library: Pick<Library, 'games' | 'getState' | 'textOf'>,
  now: Date,
  onProgress: (done: number) => void = () => undefined,
): Promise<AllExported> {
  const { matches } = library.getState();
  const archived: Archived[] = [];
  const names = new Set<string>();
  for (const [i, entry] of matches.entries()) {
    const text = await library.textOf(entry.id);
    if (text.ok) {
      const name = freeName(fileNameOf(library, entry), names);
      const saved = 'saved' in entry ? entry.saved : null;
      archived.push({ name, text: text.value, savedAt: saved?.savedAt ?? null, title: saved?.title ?? null });
    }
    onProgress(i + 1);
  }
  const content = new Blob([makeArchive(archived)], { type: 'application/zip' });
  return {
    file: { name: exportName('tumbletop-matches', now, 'zip'), content },
    matches: archived.length,
    missing: matches.length - archived.length,
  };
}

/** `chess-2006-02-14-ann-bo`: its game, when it was saved, and its title or its players. */
function fileNameOf({ games }: Pick<Library, 'games'>, entry: SavedEntry): string {
  if (!('saved' in entry)) return `unreadable-${plain(entry.id)}`;
  const { glance, title, savedAt } = entry.saved;
  const day = dated(gameOfGlance(games, glance).id, new Date(savedAt));
  return [day, plain(title ?? playersOf(glance))].filter((part) => part !== '').join('-');
}

const LONGEST = 60; // characters, as far as every system takes a name (house value)

/** The letters and digits of any script, none of them cut in two. */
const plain = (text: string): string =>
  [...text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')].slice(0, LONGEST).join('').replace(/^-|-$/g, '');

/** With its ending; numbered where another file is called so. */
function freeName(wanted: string, taken: Set<string>): string {
  let name = `${wanted}.json`;
  for (let n = 2; taken.has(name); n += 1) name = `${wanted}-${n}.json`;
  taken.add(name);
  return name;
}
