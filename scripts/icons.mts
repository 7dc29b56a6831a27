// `npm run icons`: draws the icons that systems want as pictures from the one that is drawn by hand.
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './ensure-browser.mjs';

const FOLDER = 'public/icons';
/** What home screens ask for that take no drawing, pixels a side. */
const SIZES = [180, 192];

const source = await readFile(`${FOLDER}/icon.svg`, 'utf8');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
for (const side of SIZES) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${source}`);
  await page.screenshot({ path: `${FOLDER}/icon-${side}.png` });
  await page.close();
}
await browser.close();
console.log(`${FOLDER}: ${SIZES.map((side) => `icon-${side}.png`).join(', ')}`);
