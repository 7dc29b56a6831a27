import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--enable-unsafe-swiftshader']});
const page = await (await b.newContext({viewport:{width:390,height:844},serviceWorkers:'block'})).newPage();
page.on('console',m=>console.log('console:',m.type(),m.text().slice(0,200)));page.on('pageerror',e=>console.log('pageerror',e.message));
const t=()=>Date.now();
await page.goto('http://127.0.0.1:4577/?still#/lab'); await page.waitForSelector('.lab-list'); await page.screenshot({path:'/tmp/labp-shots/list-390.png',fullPage:true});
for(const id of ['rolls','friction','range','calibrate','throws','tolerance','slide']){
 await page.goto('http://127.0.0.1:4577/?still#/lab/'+id); await page.waitForSelector('.lab-form'); await page.screenshot({path:`/tmp/labp-shots/form-${id}-390.png`,fullPage:true});
}
await page.goto('http://127.0.0.1:4577/?still#/lab/rolls'); await page.waitForSelector('.lab-form');
await page.getByLabel('Body 1').selectOption('d6');
await page.getByLabel('Trials',{exact:true}).fill('3000');
await page.evaluate(()=>{window.longs=[];new PerformanceObserver(l=>{for(const e of l.getEntries())window.longs.push(Math.round(e.duration))}).observe({entryTypes:['longtask']})});
const s=t(); await page.getByRole('button',{name:'Start'}).click(); await page.waitForSelector('.lab-figures'); console.log('first interval',t()-s); 
await page.waitForSelector('.lab-plot svg'); await page.screenshot({path:'/tmp/labp-shots/rolls-running-390.png',fullPage:true});
await page.waitForSelector('[data-phase=done]',{timeout:60000}); console.log('done',t()-s, await page.locator('[data-hash]').getAttribute('data-hash'), JSON.stringify(await page.evaluate(()=>window.longs)));
await page.screenshot({path:'/tmp/labp-shots/rolls-390.png',fullPage:true});
await page.setViewportSize({width:1280,height:800}); await page.screenshot({path:'/tmp/labp-shots/rolls-1280.png',fullPage:true});
await b.close();
