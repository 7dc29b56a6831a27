/** A rule of a style sheet for one of its selectors. */
export interface CssRule {
  readonly selector: string;
  /** The part of it that the element itself has to match, without what it must hold or not be. */
  readonly subject: string;
  /** `::before`, or nothing. */
  readonly pseudo: string;
  /** Ids, classes and elements. */
  readonly specificity: string;
  /** Of all media queries around it. */
  readonly media: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** The rules of a sheet as this project writes them: no nesting but in at-rules, no quoted braces. */
export function rulesIn(css: string): readonly CssRule[] {
  const around: string[] = [];
  const rules: CssRule[] = [];
  const bare = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/@import [^;]+;/g, '');
  for (const [all, whole, body, open] of bare.matchAll(/([^{}]+)\{([^{}]*)\}|([^{}]+)\{|\}/g)) {
    const head = whole ?? open ?? '';
    if (all === '}') around.pop();
    else if (body === undefined) around.push(head.trim());
    else if (!around.some((rule) => rule.startsWith('@keyframes')))
      for (const selector of splitOutside(head.trim().replaceAll(/\s+/g, ' '), ','))
        rules.push(ruleOf(selector, body, around.join(' and ')));
  }
  return rules;
}

const ruleOf = (selector: string, body: string, media: string): CssRule => {
  const own = withoutCalls(selector.slice(lastCombinator(selector)), /^:(?:not|has)\(/);
  return {
    selector,
    subject: own,
    pseudo: /::[\w-]+/.exec(own)?.[0] ?? '',
    specificity: specificityOf(selector).join(' '),
    media,
    declarations: body.split(';').flatMap((line) => {
      const [, property, value] = /^\s*([\w-]+):\s*(.+)$/s.exec(line) ?? [];
      return property === undefined || value === undefined ? [] : [[property, value.trim()] as const];
    }),
  };
};

/** Parts between separators that stand in no brackets. */
export function splitOutside(text: string, separator: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts.map((part) => part.trim());
}

/** Where the last of the compounds begins. */
function lastCombinator(selector: string): number {
  let [depth, at] = [0, 0];
  for (const [i, letter] of [...selector].entries()) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && /[\s>+~]/.test(letter)) at = i + 1;
  }
  return at;
}

/** Where the bracket that opens at or after `from` is closed. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let i = text.indexOf('(', from); i < text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    if (text[i] === ')' && --depth === 0) return i;
  }
  return text.length;
}

function withoutCalls(text: string, call: RegExp): string {
  for (let i = 0; i < text.length; i += 1)
    if (call.test(text.slice(i))) return withoutCalls(text.slice(0, i) + text.slice(closing(text, i) + 1), call);
  return text;
}

type Specificity = readonly [ids: number, classes: number, elements: number];
const plus = ([a, b, c]: Specificity, [d, e, f]: Specificity): Specificity => [a + d, b + e, c + f];
const byWeight = ([a, b, c]: Specificity, [d, e, f]: Specificity): number => d - a || e - b || f - c;

const SIMPLE: readonly (readonly [RegExp, Specificity])[] = [
  [/^::[\w-]+/, [0, 0, 1]],
  [/^:[\w-]+(?:\([^)]*\))?/, [0, 1, 0]],
  [/^(?:\.[\w-]+|\[[^\]]*\])/, [0, 1, 0]],
  [/^#[\w-]+/, [1, 0, 0]],
  [/^[a-z][\w-]*/i, [0, 0, 1]],
];

/** https://www.w3.org/TR/selectors-4/#specificity-rules */
function specificityOf(selector: string): Specificity {
  if (selector === '') return [0, 0, 0];
  const [call, name] = /^:(is|not|has|where)\(/.exec(selector) ?? [];
  if (call !== undefined) {
    const end = closing(selector, 0);
    const inside = splitOutside(selector.slice(call.length, end), ',').map(specificityOf).toSorted(byWeight);
    const own: Specificity = name === 'where' ? [0, 0, 0] : (inside[0] ?? [0, 0, 0]);
    return plus(own, specificityOf(selector.slice(end + 1)));
  }
  for (const [pattern, weight] of SIMPLE) {
    const [found] = pattern.exec(selector) ?? [];
    if (found !== undefined) return plus(weight, specificityOf(selector.slice(found.length)));
  }
  return specificityOf(selector.slice(1));
}
