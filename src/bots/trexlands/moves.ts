import type { Command } from '#games/trexlands/commands.ts';

/** A bot's move: a command, as a person would give it. Its throws it hands to chance. */
export type TrexlandsMove = Command;
