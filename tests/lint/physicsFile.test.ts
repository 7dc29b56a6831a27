import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutInlinedModule } from '../../scripts/page/physicsFile.mjs';

const FOLDER = 'node_modules/@dimforge/rapier3d-compat/dist';
const script = readFileSync(`${FOLDER}/rapier.mjs`, 'utf8');
const file = readFileSync(`${FOLDER}/rapier_wasm3d_bg.wasm`);

it('takes the module out of the physics package: a fifteenth is left, which asks for the file', () => {
  const without = withoutInlinedModule(script, file);
  expect(without.length).toBeLessThan(script.length / 15);
  expect(without).toContain('{module_or_path:physicsFile}');
  expect(without).toMatch(/^import physicsFile from '.\/rapier_wasm3d_bg.wasm\?url';/);
});

it('refuses a package whose file is another module than the one in its script', () => {
  const other = Uint8Array.from(file);
  other[1000] = (other[1000] ?? 0) ^ 1;
  expect(() => withoutInlinedModule(script, other)).toThrow('is not the module');
});

it('refuses a package that holds its module in another way', () => {
  expect(() => withoutInlinedModule(script.replace('toByteArray("', 'bytesOf("'), file)).toThrow('not known here');
});
