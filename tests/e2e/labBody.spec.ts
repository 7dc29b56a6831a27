import { finished } from '#lab/mesh/bodyOfMesh.ts';
import { filledSteps } from '#lab/mesh/filledBody.ts';
import { piecesOf } from '#lab/mesh/pieces.ts';
import { loadPhysics } from '#sim/physics.ts';
import { texts } from '#play/texts.ts';
import { expectNoViolationsInAnyLook } from './support/axe.ts';
import { doneIn, hashIn, hashInNode, noSidewaysScrolling, openLab, runOf, saved, tabTo } from './support/labPage.ts';
import { binaryStl, boxMesh, torus } from '../lab/meshes.ts';
import { IN_SOAK, expect, test, type Page } from './support/test.ts';

const words = texts.labBody;

const drawBody = (page: Page): Promise<unknown> =>
  page.getByLabel(texts.lab.body(1)).selectOption({ label: 'A body that you draw' });

const said = (page: Page) => page.locator('.lab-builder output:not(.handed-out)');

/** Goes to the field of this label and types there, as a keyboard does. */
async function typeAt(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function pressAt(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

test(
  'a wedge is drawn point by point with keys alone, its sides get names, and it rolls as its file does in Node',
  IN_SOAK.words,
  async ({ page }) => {
    await openLab(page, 'rolls');
    await tabTo(page, page.getByLabel(texts.lab.body(1)));
    await page.keyboard.type('A body'); // the option of this name
    await expect(page.getByRole('figure', { name: /^The body askew/ })).toBeVisible();
    await pressAt(page, 'Tetrahedron');
    await pressAt(page, words.addPoint);
    const corners = [
      [-10, 0, -6],
      [10, 0, -6],
      [-10, 0, 6],
      [10, 0, 6],
      [0, 9, 0],
    ];
    for (const [i, corner] of corners.entries())
      for (const [j, mm] of corner.entries()) await typeAt(page, words.point(i + 1, words.axes[j] ?? ''), String(mm));
    await typeAt(page, 'Density, g/cm³', '2.7');
    await pressAt(page, words.nameSides);
    await expect(page.locator('.lab-side')).toHaveCount(5);
    await typeAt(page, words.sideName(1), 'bottom');
    await expect(said(page)).toHaveText(words.ready(1.944));
    await expectNoViolationsInAnyLook(page);
    const file = JSON.parse(await saved(page, texts.lab.saveBody)) as object;
    expect(file).toMatchObject({
      format: 'tumbletop/body',
      parts: [{ hull: { pointsMm: corners } }],
      densityGCm3: 2.7,
    });
    await page.getByLabel(texts.lab.trials, { exact: true }).fill('20');
    await page.keyboard.press('Enter');
    await doneIn(page);
    expect(await hashIn(page)).toBe(
      await hashInNode({ experiment: 'rolls', trials: 20, parameters: { bodies: [file] } }),
    );
  },
);

test(
  'by touch on a phone: a box gets a weight at its end, is taken apart, put back, and told what is wrong with it',
  IN_SOAK.words,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLab(page, 'rolls');
    await drawBody(page);
    await page.getByRole('button', { name: words.add.cylinder }).click();
    const second = page.getByRole('group', { name: words.part(2, words.kinds.cylinder) });
    await second.getByLabel(`${words.middle}: x`).fill('12');
    await second.getByRole('radio', { name: 'x' }).check();
    await noSidewaysScrolling(page);
    await expectNoViolationsInAnyLook(page);
    await test.step('a mistake is said in one sentence, and nothing is rolled', async () => {
      await second.getByLabel(words.diameter).fill('1e308');
      await expect(said(page)).toHaveText('Part 2: the diameter is 1e+308; expected 0.1 to 500 mm.');
      await page.getByRole('button', { name: texts.lab.start }).click();
      await expect(page.getByRole('alert')).toHaveText('Part 2: the diameter is 1e+308; expected 0.1 to 500 mm.');
      await expect(runOf(page)).toHaveCount(0);
      await second.getByLabel(words.diameter).fill('8');
      await expect(said(page)).toContainText('It can be thrown');
      const density = page.getByLabel(words.density);
      await density.fill('12,5');
      await density.blur();
      await expect(density).toHaveValue('12.5');
    });
    await test.step('what is removed comes back', async () => {
      await page.getByRole('button', { name: words.removePart(1) }).click();
      await expect(page.locator('.lab-part')).toHaveCount(1);
      await expect(page.locator('.lab-group').first()).toBeFocused();
      await page.getByRole('button', { name: words.undo }).click();
      await expect(page.locator('.lab-part')).toHaveCount(2);
    });
  },
);

test('a file opens in the builder, and measured figures stay as they are', IN_SOAK.words, async ({ page }) => {
  await openLab(page, 'rolls');
  const file = {
    format: 'tumbletop/body',
    version: 1,
    title: 'weighed brick',
    parts: [{ box: { halfMm: [10, 5, 8], atMm: [0, 0, 0] } }],
    massG: 11,
    comMm: [1, 0, 0],
    inertiaGMm2: [900, 1200, 1100],
    faces: [{ name: 'flat', normal: [0, -1, 0] }],
  };
  const picker = page.locator('.lab-bodies input[type="file"]');
  await picker.setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(page.getByLabel(words.title)).toHaveValue('weighed brick');
  await expect(page.getByLabel(words.mass)).toHaveValue('11');
  await page.getByLabel(words.extents[0], { exact: true }).fill('22');
  expect(JSON.parse(await saved(page, texts.lab.saveBody))).toEqual({
    ...file,
    parts: [{ box: { halfMm: [11, 5, 8], atMm: [0, 0, 0] } }],
  });
  await test.step('one that has not the form of a body says so, and another can be begun', async () => {
    const buffer = Buffer.from(JSON.stringify({ ...file, parts: 'none' }));
    await picker.setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer });
    await expect(said(page)).toHaveClass('wrong');
    await page.getByRole('button', { name: 'Coin' }).click();
    await expect(said(page)).toContainText('It can be thrown');
  });
});

test(
  'a mesh is picked, its unit asked for, and it comes to rest as its file does in Node',
  IN_SOAK.words,
  async ({ page }) => {
    await openLab(page, 'rest');
    const pick = page.locator('input[type=file][accept*=".stl"]');
    const small = Buffer.from(binaryStl(boxMesh([2.8, 2.2, 2.5])));
    await pick.setInputFiles({ name: 'broken.stl', mimeType: 'model/stl', buffer: small.subarray(0, 300) });
    await expect(page.getByText('broken.stl: It has 300 bytes, and says that it has 12 triangles')).toBeVisible();
    await pick.setInputFiles({ name: 'small.stl', mimeType: 'model/stl', buffer: small });
    await expect(page.getByText(texts.lab.whichUnit('small.stl'))).toBeVisible();
    await expect(page.getByText('broken.stl')).toHaveCount(0);
    await pressAt(page, texts.lab.units.mm);
    await expect(said(page)).toHaveText(words.ready(0.14784));
    await expect(page.getByText('Of a mesh of 12 triangles the hull touches, with 8 corners.')).toBeVisible();
    await expectNoViolationsInAnyLook(page);
    await noSidewaysScrolling(page);
    await typeAt(page, words.made.shellMm, '0.5');
    const inner = (5.6 - 1) * (4.4 - 1) * (5 - 1);
    await expect(said(page)).toHaveText(words.ready(((5.6 * 4.4 * 5 - inner) * 1.2) / 1e3));
    const file = JSON.parse(await saved(page, texts.lab.saveBody)) as object;
    expect(file).toMatchObject({
      version: 2,
      faces: 'stable',
      parts: [{ measured: { fromTriangles: 12 }, shellMm: 0.5 }],
    });
    await page.getByRole('button', { name: texts.lab.start, exact: true }).click();
    await doneIn(page);
    expect(await hashIn(page)).toBe(await hashInNode({ experiment: 'rest', parameters: { body: file } }));
  },
);

test(
  'a hollow mesh beside its body file touches by the pieces that Node makes, and is drawn over them',
  IN_SOAK.words,
  async ({ page }) => {
    await openLab(page, 'rest');
    const pick = page.locator('input[type=file][accept*=".stl"]');
    const bytes = binaryStl(torus(10, 4, 24, 12));
    const ring = { name: 'ring.stl', mimeType: 'model/stl', buffer: Buffer.from(bytes) };
    const body = {
      format: 'tumbletop/body',
      version: 2,
      densityGCm3: 1.2,
      faces: 'stable',
      parts: [{ mesh: { file: 'ring.stl' } }],
    };
    const json = { name: 'ring.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(body)) };
    await pick.setInputFiles(json);
    await expect(page.getByText('ring.json: $.parts[0].mesh.file is "ring.stl", which is not there')).toBeVisible();
    await pick.setInputFiles([json, ring]);
    await expect(page.getByText(words.mesh)).toBeVisible();
    await expectNoViolationsInAnyLook(page);
    await noSidewaysScrolling(page);
    const physics = await loadPhysics();
    const inNode = finished(filledSteps(body, [{ name: 'ring.stl', bytes }], (mesh) => piecesOf(physics, mesh)));
    if (!inNode.ok) throw new Error(inNode.fault.message);
    expect(JSON.stringify(inNode.value.body)).toContain('piecesMm');
    expect(JSON.parse(await saved(page, texts.lab.saveBody))).toEqual({ ...(inNode.value.body as object) });
  },
);
