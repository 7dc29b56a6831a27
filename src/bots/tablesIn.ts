const BEGIN = '<!-- tables -->';
const END = '<!-- end of the tables -->';

/** The document with other tables in it. */
export function withTables(text: string, tables: string): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`no place for tables between ${BEGIN} and ${END}`);
  return `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`;
}
