// `npm run icons`: draws the icon that home screens want as a picture from the one that is drawn by hand.
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './ensure-browser.mjs';

const FOLDER = 'public/icons';
const SIDE = 192; // pixels

const source = await readFile(`${FOLDER}/icon.svg`, 'utf8');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: SIDE, height: SIDE } });
await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${source}`);
await page.screenshot({ path: `${FOLDER}/icon-${SIDE}.png` });
await browser.close();
console.log(`${FOLDER}/icon-${SIDE}.png`);
