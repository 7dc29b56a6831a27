/**
 * Text from a stranger's file as one line that a terminal cannot be steered by: control characters, line ends and
 * marks that turn the direction of writing are written as their code.
 */
export function printable(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are the point
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
