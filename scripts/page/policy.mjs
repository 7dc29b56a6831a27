// The built page may load and run its own files, and nothing else. Said in the page itself, because its server may not
// let headers be set. The development server has no such policy: it loads modules by scripts of its own.

/** @type {Readonly<Record<string, string>>} */
const DIRECTIVES = {
  'default-src': "'self'",
  // Compiling WebAssembly counts as running code from data. No eval, no scripts in the page.
  'script-src': "'self' 'wasm-unsafe-eval'",
  // No styles in the page's text. What scripts set on an element, as React does, is not one.
  'style-src': "'self'",
  // Pictures and films that the page makes itself.
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

export const POLICY = Object.entries(DIRECTIVES)
  .map((directive) => directive.join(' '))
  .join('; ');

/**
 * Headers that a server should send with every file: the policy, and the part of it that a page cannot set itself. They
 * lie beside the page as `headers.json`.
 */
export const HEADERS = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'self'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** @returns {import('vite').Plugin} */
export function policy() {
  return {
    name: 'tumbletop:policy',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'headers.json', source: `${JSON.stringify(HEADERS, null, 2)}\n` });
    },
    transformIndexHtml: {
      order: 'post',
      // Before anything that it is about.
      handler: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      ],
    },
  };
}
