/**
 * Texts that any game can use: the files of texts/, a file a subject; a function where something has to be filled in.
 * Texts of one game are in tables/<game>/texts.ts. Sentences of rulings, refusals and of what has happened are the
 * referee's and the rules' own (referee/texts.ts, games/<game>/texts.ts). A namespace and not an object: a part of the
 * page then loads only the subjects that it names.
 */
export * as texts from './texts/all.ts';
export { capitalised, listed } from './texts/words.ts';
