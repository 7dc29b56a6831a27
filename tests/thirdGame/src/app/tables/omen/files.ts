import { ROLLS } from '#games/omen/dice.ts';
import { matchFile } from '#games/omen/matchFile.ts';
import { omen } from '#games/omen/omen.ts';
import { filesOf } from '#app/tables/filesOf.ts';
import { forgotten } from '#play/storage/gameFiles.ts';

/** Matches of Omen as files. A glance counts rounds, and its picture shows points. */
export const files = forgotten(
  filesOf({
    ...matchFile,
    game: omen,
    rolls: ROLLS,
    glanceOfState: ({ turn, outcome, points }) => ({
      turn: turn.round,
      winners: outcome?.winners ?? null,
      miniature: points.join(' '),
    }),
  }),
);
