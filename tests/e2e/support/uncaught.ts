import type { Page } from '@playwright/test';

/**
 * All that the page did not catch. A clock that an earlier test has set may run once more in a page that has none: an
 * error of such an injected script has no address in its stack.
 */
export function uncaught(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ stack = '', message }) => {
    const isInjected = stack.includes('<anonymous>') && !stack.includes('http');
    if (!isInjected) errors.push(stack || message);
  });
  return errors;
}
