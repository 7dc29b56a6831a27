/** The parts of a DOM that are needed, so that a browser's and that of the command do. */
interface SvgNode {
  readonly nodeType: number;
  /** Of an element: its name as it was made. */
  readonly localName?: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<SvgNode>;
  readonly attributes?: ArrayLike<{ readonly name: string; readonly value: string }>;
}

const ELEMENT = 1;
const TEXT = 3;
const NAMESPACE = 'http://www.w3.org/2000/svg';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPED[letter] ?? letter);

/** The text of a picture as a file, the same from every DOM: attributes in the order of their names. */
export const svgText = (svg: SvgNode): string => `${textOf(svg, ` xmlns="${NAMESPACE}"`)}\n`;

function textOf(node: SvgNode, first = ''): string {
  if (node.nodeType === TEXT) return escaped(node.nodeValue ?? '');
  if (node.nodeType !== ELEMENT) return '';
  const { localName: name = '' } = node;
  const own = Array.from(node.attributes ?? []).filter(({ name }) => name !== 'xmlns');
  const sorted = own.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const attributes = first + sorted.map(({ name, value }) => ` ${name}="${escaped(value)}"`).join('');
  const inside = Array.from(node.childNodes, (child) => textOf(child)).join('');
  return inside === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inside}</${name}>`;
}
