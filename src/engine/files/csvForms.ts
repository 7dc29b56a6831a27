/** How a file for spreadsheets is written: for those with a decimal point, and for those with a decimal comma. */
export const CSV_FORMS = ['comma', 'semicolon'] as const;
export type CsvForm = (typeof CSV_FORMS)[number];
