import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { atTable } from '#app/tables/traction/page/atTable.ts';
import { SteadinessMeter } from '#app/tables/traction/hud/HandTag.tsx';
import { SessionProvider } from '#app/session/context.tsx';
import type { NewMatch, Session } from '#play/traction/session/sessionTypes.ts';
import { own, PLAN, sessionAtTable, untilStill } from '../session/sessionAtTable.ts';

function shown(at: Session): string {
  const session = { ...at, store: { ...at.store, getInitialState: at.store.getState } };
  return renderToStaticMarkup(
    <SessionProvider session={session}>
      <AtTableContext value={atTable(session)}>
        <SteadinessMeter />
      </AtTableContext>
    </SessionProvider>,
  );
}

async function afterPractisedStep(plan: NewMatch = PLAN): Promise<Session> {
  const session = await sessionAtTable({ pace: 'at-once' }, plan);
  session.commands.typeMove('walk M1 C 90');
  untilStill(session);
  return session;
}

describe('the slip of the corner', () => {
  it('is not told before the own hand has touched anything, though a practised hand has', async () => {
    const session = await afterPractisedStep();
    expect(session.store.getState().steps[0]?.pivotSlipMm).toBeGreaterThan(0);
    session.commands.setHandMode('free');
    expect(shown(session)).toBe(''); // between two steps of the walk
    session.commands.endAction();
    session.commands.setHandMode('free');
    expect(shown(session)).toBe(''); // and after it
  });

  it('is told of a step by the own hand, under way and done', async () => {
    const session = await sessionAtTable({ pace: 'at-once' });
    session.commands.setHandMode('free');
    session.commands.choose(own(session, 'M1'));
    session.commands.setCorner('C');
    expect(shown(session)).toBe('');
    session.touch.grab(own(session, 'M1'), 'C');
    session.touch.swing({ tiltRad: 0.2, swivelDeg: 60 });
    for (let i = 0; i < 60; i += 1) session.advance(1 / 60);
    session.touch.letGo();
    untilStill(session);
    expect(shown(session)).toContain('The corner slipped');
    session.commands.setHandMode('assisted');
    expect(shown(session)).toContain('The corner slipped');
  });

  it('is told of every step where all hands tremble', async () => {
    const { setup } = PLAN;
    const options = { ...setup.options, hands: 'trembling' as const };
    const session = await afterPractisedStep({ ...PLAN, setup: { ...setup, options } });
    expect(shown(session)).toContain('The corner slipped');
  });
});
