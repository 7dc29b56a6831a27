import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutOffset } from '../../scripts/page/plotOffset.mjs';

it('has Observable Plot draw for a fine screen wherever it draws, and refuses another way of asking', () => {
  const script = readFileSync('node_modules/@observablehq/plot/src/style.js', 'utf8');
  expect(withoutOffset(script)).toContain(
    '(typeof window !== "undefined" ? true : typeof it === "undefined") ? 0 : 0.5',
  );
  expect(() => withoutOffset(script.replace('devicePixelRatio', 'dpr'))).toThrow('not known here');
});
