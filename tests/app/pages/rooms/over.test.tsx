import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { noVersions } from '#app/offline/versions.ts';
import { VersionsProvider } from '#app/offline/useVersions.tsx';
import { OlderPage, Over } from '#app/pages/rooms/Over.tsx';
import type { ByeCode } from '#online/protocol/messages.ts';

const shown = (code: ByeCode, over: string): string =>
  renderToStaticMarkup(
    <VersionsProvider versions={noVersions(() => undefined)}>
      <Over line={{ code, over }} />
    </VersionsProvider>,
  );

describe('a line that does not come back', () => {
  it('has an older page loaded again, and says that the seat is kept', () => {
    const page = shown('other-version', 'This server speaks version 2, not 1: load the page again.');
    expect(page).toContain('This page is older than its server');
    expect(page).toContain('Your seat and the match are kept');
    expect(page).toMatch(/<button[^>]*>Load the page again/);
    const same = renderToStaticMarkup(
      <VersionsProvider versions={noVersions(() => undefined)}>
        <OlderPage />
      </VersionsProvider>,
    );
    expect(page).toBe(same);
  });

  it('names the build of a match that cannot go on here, and does not call the room gone', () => {
    const page = shown('other-build', '$.build is "r1"; this program has "r2".');
    expect(page).toContain('&quot;r1&quot;');
    expect(page).toContain('the room is kept');
    expect(page).not.toContain('no such room');
  });

  it('tells a room that is not there from a line that was closed', () => {
    expect(shown('no-room', 'There is no such room.')).toContain('<h1>There is no such room</h1>');
    expect(shown('too-much', 'The room is full.')).toMatch(/The server has closed the line.*The room is full\./s);
  });
});
