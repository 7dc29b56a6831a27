import type { Hand } from '#sim/assist/assist.ts';

/** `watch`: a bot's hand moves as a person's would; `fast`: three times as quickly; `at-once`: it is done. */
export const BOT_PACES = ['watch', 'fast', 'at-once'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** Of practised hands; those of the simulation, which a page of settings does not load. */
export const HAND_PACES = ['careful', 'natural', 'brisk'] as const satisfies readonly Hand[];
