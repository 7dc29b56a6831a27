import { gameOf, type AnyRecording, type Games } from './gameFiles.ts';
import type { Library, LibraryState } from './library.ts';
import { playersOf } from './players.ts';
import { tellAnyMatch } from './readAnyMatch.ts';
import { saveOfAny, saveOfRecording, saveOfText } from './records.ts';
import type { SavedMatch } from './savedMatch.ts';
import { newMatchId } from './matchIds.ts';
import { ok, type Result } from '#sim/result.ts';
import { titleIn } from './titles.ts';

/** As much of a library as files are put in its store by. */
export interface AddingDependencies {
  readonly games: Games;
  readonly now: () => number;
  /** The list, as soon as it has been read. */
  readonly listed: () => Promise<LibraryState>;
  readonly textOf: Library['textOf'];
  /** In its turn, as the last save that arrived. */
  readonly put: (saved: SavedMatch) => Promise<unknown>;
  /** One of many, in its turn, with its title. */
  readonly putBeside: (saved: SavedMatch, title: string | null) => Promise<unknown>;
}

/** Puts files in the store: seldom wanted, and loaded then. */
export function createAdding({ games, now, listed, textOf, put, putBeside }: AddingDependencies) {
  /**
   * The id of a save that is the same to the letter: a link may be opened twice. Of a match with secrets the list tells
   * fewer actions than its file has.
   */
  async function sameAs({ text, glance }: SavedMatch): Promise<string | null> {
    const players = playersOf(glance);
    const alike = (await listed()).matches.filter(
      (entry) =>
        'saved' in entry && entry.saved.glance.actions <= glance.actions && playersOf(entry.saved.glance) === players,
    );
    const read = await Promise.all(alike.map(({ id }) => textOf(id)));
    return alike.find((_, i) => read[i]?.ok === true && read[i].value === text)?.id ?? null;
  }

  /** Gives the id under which it lies now. */
  async function addOnce(saved: SavedMatch): Promise<string> {
    const there = await sameAs(saved);
    if (there === null) await put(saved);
    return there ?? saved.id;
  }

  return {
    add: async (recording: AnyRecording): Promise<string> =>
      addOnce(saveOfRecording(newMatchId(), recording, now(), await gameOf(games, recording).files())),

    addText: async (text: string): Promise<Result<string>> => {
      const told = await tellAnyMatch(games, text);
      return told.ok ? ok(await addOnce(saveOfText(newMatchId(), told.value, text, now()))) : told;
    },

    restore: async (
      { text, savedAt, title }: Parameters<Library['restore']>[0],
      build: string,
    ): Promise<Result<'added' | 'there'>> => {
      const saved = await saveOfAny(games, newMatchId(), text, Math.min(savedAt ?? now(), now()), build);
      if (!saved.ok) return saved;
      if ((await sameAs(saved.value)) !== null) return ok('there');
      await putBeside(saved.value, titleIn(title));
      return ok('added');
    },
  };
}
