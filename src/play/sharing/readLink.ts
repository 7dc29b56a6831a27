import { gameIn } from '#engine/files/gameIn.ts';
import { unpackLink } from '#engine/files/link.ts';
import { isShortLink, unpackShort } from '#engine/files/shortLink.ts';
import { readJson } from '#engine/files/readJson.ts';
import { show } from '#engine/files/shown.ts';
import { MATCH_FORMAT } from '#engine/matchFile/format.ts';
import { SCENARIO_FORMAT } from '#engine/scenario/format.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { fault, ok, type Fault, type Result } from '#sim/result.ts';
import { readableText } from '../storage/files.ts';
import { gameCalled, type AnyRecording, type Games } from '../storage/gameFiles.ts';
import { isForeign } from '../storage/playedHere.ts';
import { readAnyMatch } from '../storage/readAnyMatch.ts';

/** The contents of a link: a match that can be gone on with, or the text of a position to begin from. */
export type Sent =
  | { readonly kind: 'match'; readonly recording: AnyRecording }
  /** `game`: as the text names it; undefined where it names none. */
  | { readonly kind: 'position'; readonly game: unknown; readonly text: string };

/**
 * Reads what a link holds. Faults: `unknown-format`, those of `unpackLink`, `unpackShort` and `readAnyMatch`. A
 * position is read by its game.
 */
export async function readLink(games: Games, packed: string): Promise<Result<Sent>> {
  if (isShortLink(packed)) return readShortLink(games, packed);
  const text = unpackLink(packed);
  if (!text.ok) return text;
  const { format, game } = headOf(text.value);
  if (typeof format === 'string' && format !== MATCH_FORMAT && format !== SCENARIO_FORMAT) {
    return fault(
      'unknown-format',
      `$.format is ${show(format)}; expected ${show(MATCH_FORMAT)} or ${show(SCENARIO_FORMAT)}; this is not a file of Tumbletop.`,
      '$.format',
    );
  }
  if (format === MATCH_FORMAT) {
    const recording = await readAnyMatch(games, text.value, PHYSICS_BUILD);
    return recording.ok ? ok({ kind: 'match', recording: recording.value }) : recording;
  }
  return ok({ kind: 'position', game, text: text.value });
}

/** A match without the outcomes of its actions: whoever replays it gets them, and compares a check of each. */
async function readShortLink(games: Games, packed: string): Promise<Result<Sent>> {
  const parts = unpackShort(packed);
  if (!parts.ok) return parts;
  const game = gameIn(
    headOf(parts.value.text),
    games.map(({ id }) => id),
  );
  if (!game.ok) return game;
  const { readShort } = await gameCalled(games, game.value).files();
  const recording = readShort(parts.value, PHYSICS_BUILD);
  return recording.ok ? ok({ kind: 'match', recording: recording.value }) : recording;
}

/**
 * The text of a match that was refused by this fault, where it can at least be read; null for any other. Of a shortened
 * one the text has players, rules and choices, but no rulings.
 */
export async function readableIn(games: Games, packed: string, refused: Fault): Promise<string | null> {
  if (isShortLink(packed)) {
    const parts = unpackShort(packed);
    return parts.ok && isForeign(refused) ? parts.value.text : null;
  }
  return readableText(games, async () => unpackLink(packed), refused);
}

/** The kind of file it says it is, and its game; nothing where it is no file of ours, which its reader says. */
function headOf(text: string): { readonly format?: unknown; readonly game?: unknown } {
  const json = readJson(text);
  return json.ok && typeof json.value === 'object' && json.value !== null ? json.value : {};
}
