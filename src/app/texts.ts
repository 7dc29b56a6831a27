/**
 * Every text of the page, in one place: the files of texts/, a file a subject. Sentences of rulings, refusals and
 * of what has happened are the referee's and the rules' own (referee/texts.ts, games/traction/texts.ts). A function where something has to be filled in.
 * A namespace and not an object: a part of the page then loads only the subjects that it names.
 */
export * as texts from './texts/all.ts';
export { capitalised, listed } from './texts/words.ts';
