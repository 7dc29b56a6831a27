import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClauseMark, RulesContext, useTitle } from '#app/teach/rulesSheet.tsx';
import { RULE_CHAPTERS } from '#games/trexlands/help/clauses.ts';
import { texts } from '#play/texts.ts';
import { renderHook, useBareWindow } from '../frame/renderHook.tsx';

const loadClauses = () => Promise.resolve(RULE_CHAPTERS.flatMap(({ clauses }) => clauses));
const RULEBOOK = { open: () => undefined, load: loadClauses };

describe('the way from a sentence to its clause', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a question mark that is named as a rule', () => {
    const html = renderToStaticMarkup(
      <RulesContext value={RULEBOOK}>
        <ClauseMark clause="TX-21" />
      </RulesContext>,
    );
    expect(html).toContain('>?</button>');
    expect(html).toContain('aria-label="Rule TX-21"');
  });

  it('is named by the title of the clause once that has come', async () => {
    useBareWindow();
    const title = renderHook(useTitle, 'TX-21', (child) => createElement(RulesContext, { value: RULEBOOK }, child));
    expect(title.result.current).toBeNull();
    await act(async () => void (await loadClauses()));
    expect(title.result.current).toBe('Stacks');
    expect(texts.referee.clause('TX-21', title.result.current)).toBe('Rule: Stacks (TX-21)');
    title.unmount();
  });

  it('is no button where no rules can be opened', () => {
    expect(renderToStaticMarkup(<ClauseMark clause="TX-21" />)).toBe('<abbr title="Rule TX-21">TX-21</abbr>');
  });
});
