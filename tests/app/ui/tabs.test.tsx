import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs } from '#app/ui/Tabs.tsx';

const TABS = [
  { id: 'sound', title: 'Sound' },
  { id: 'look', title: 'Look' },
];

const tabs = (open: string | null): string =>
  renderToStaticMarkup(
    <Tabs label="Settings" tabs={TABS} open={open} onOpen={() => undefined}>
      {({ title }) => `about ${title}`}
    </Tabs>,
  );

const selected = (html: string): readonly string[] =>
  [...html.matchAll(/data-tab="(\w+)" aria-selected="true"/g)].flatMap(([, id]) => id ?? []);

it('one subject is open, and one tab is in the order of Tab', () => {
  const html = tabs('look');
  expect(selected(html)).toEqual(['look']);
  expect(html).toContain('about Look');
  expect(html).not.toContain('about Sound');
  expect(html.match(/role="tab"[^>]*tabindex="0"/g)).toHaveLength(1);
});

it('the first is open where a subject is not there (any more), or none was asked for', () => {
  expect([tabs('gone'), tabs(null)].map(selected)).toEqual([['sound'], ['sound']]);
});
