import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import type { TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { AdviceHere } from '#play/session/advice.ts';
import { shownAs, type Think } from './botsHere.ts';
import type { Core } from './core.ts';

/** A hint at the table of Trexlands: its trucks are chosen, and its place and its button are marked. */
export const adviceHere = (core: Core, think: Think): AdviceHere<TrexlandsTypes, TrexlandsMove> => ({
  think,
  show: (move) => core.set({ ...shownAs(move), aimed: move }),
});
