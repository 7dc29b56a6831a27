const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const [BEGIN, END] = ['\u2068', '\u2069'];

/**
 * A name within a sentence: one that is written from the right keeps to itself, and the words around it stay where they
 * are.
 */
export const isolated = (name: string): string => (FROM_THE_RIGHT.test(name) ? `${BEGIN}${name}${END}` : name);
