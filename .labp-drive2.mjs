import { chromium } from '@playwright/test';
import {readFileSync} from 'node:fs';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--enable-unsafe-swiftshader']});
const page = await (await b.newContext({viewport:{width:390,height:844},serviceWorkers:'block',acceptDownloads:true})).newPage();
page.on('console',m=>console.log('console:',m.type(),m.text().slice(0,300)));page.on('pageerror',e=>console.log('pageerror',e.message));
const go=async u=>{await page.goto('http://127.0.0.1:4577/?still'+u);await page.reload();};
await go('#/lab/friction'); await page.waitForSelector('.lab-form');
await page.getByText('By coefficient').click(); await page.getByLabel('Coefficients of friction').fill('0.36:0.44:0.04');
await page.getByLabel('Trials',{exact:true}).fill('12');
await page.getByRole('button',{name:'Start',exact:true}).click(); await page.waitForSelector('[data-phase=done]'); await page.waitForSelector('.lab-plot svg');
for (const n of ['Save as JSON','Save as CSV','Save the plot']){const [d]=await Promise.all([page.waitForEvent('download'),page.getByRole('button',{name:n}).click()]); await d.saveAs('/tmp/labp-shots/'+d.suggestedFilename().replace(/-[0-9a-f]{8}/,''));console.log(d.suggestedFilename())}
await page.getByLabel('Trials',{exact:true}).fill('30'); await page.getByLabel('Steadiness of the hand').selectOption('shaky');
await page.getByRole('button',{name:'Start',exact:true}).click(); await page.waitForSelector('.lab-beside',{timeout:60000}); await page.waitForTimeout(500);
for (const [w,h] of [[390,844],[360,640],[1280,800]]){await page.setViewportSize({width:w,height:h});await page.waitForTimeout(300);console.log(w,await page.evaluate(()=>document.documentElement.scrollWidth));await page.screenshot({path:`/tmp/labp-shots/beside-${w}.png`,fullPage:true});}
await page.getByRole('button',{name:'Share a link'}).first().click(); const links=await page.locator('.share input').evaluateAll(x=>x.map(i=>i.value)); console.log(links.map(l=>l.length)); await page.screenshot({path:'/tmp/labp-shots/share.png'});
await page.goto(links[1]);await page.reload(); await page.waitForSelector('[data-phase=opened]'); await page.waitForSelector('.lab-plot svg'); await page.screenshot({path:'/tmp/labp-shots/opened-1280.png',fullPage:true});
await b.close();
