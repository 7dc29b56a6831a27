/**
 * Every text of Trexlands on the page: the files of texts/, a file a subject. Texts of every game are in
 * src/play/texts.ts; sentences of rulings and refusals are the rules' own (src/games). A namespace, so that a part of
 * the page loads only the subjects that it names.
 */
export * as gameTexts from './texts/all.ts';
