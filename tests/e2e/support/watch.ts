import { expect, type Page } from '@playwright/test';

export interface Watched {
  /**
   * That until now the page broke no policy of its own, reported no error, did nothing that three warns of and asked
   * nobody else for anything.
   */
  expectClean(): void;
}

/** Watches a page from before its first request. */
export async function watch(page: Page, origin: string): Promise<Watched> {
  const wrong: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportError(new Error(`policy: ${effectiveDirective} ${blockedURI}`)),
    );
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || text.startsWith('THREE.')) wrong.push(text);
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol !== 'blob:' && protocol !== 'data:' && asked !== origin) wrong.push(`asked ${request.url()}`);
  });
  return { expectClean: () => expect(wrong).toEqual([]) };
}
