import { expect, it } from 'vitest';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { SessionProvider } from '#app/session/context.tsx';
import { SettingsProvider } from '#app/settings/useSettings.tsx';
import { atTable } from '#app/tables/traction/page/atTable.ts';
import { EndPanel } from '#app/tables/traction/page/EndPanel.tsx';
import { planFor } from '#play/session/plans.ts';
import { createSettings } from '#play/settings/settingsStore.ts';
import type { NewMatch } from '#play/traction/session/sessionTypes.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { seat } from '#sim/ids.ts';
import { drawPart } from '../../../frame/drawPart.tsx';
import { table } from '../../../frame/table.ts';
import { PLAN } from '../session/sessionAtTable.ts';

const { ownHand, playOwnHand } = gameTexts.stakes;

/** The end of a match against the computer, by somebody who has not chosen a hand yet. */
async function endOf(plan: Partial<NewMatch>) {
  const [ada, bo] = PLAN.seats;
  const seats = [ada!, { ...bo!, kind: 'bot' as const, level: 'careless' }];
  const { session } = await table({ ...PLAN, seats, ...plan });
  session.commands.concede(seat(0));
  const settings = createSettings(() => {
    throw new Error('no storage');
  });
  const part = drawPart(
    <SettingsProvider settings={settings}>
      <SessionProvider session={session} hand={null}>
        <AtTableContext value={atTable(session)}>
          <EndPanel besideText={false} />
        </AtTableContext>
      </SessionProvider>
    </SettingsProvider>,
  );
  Object.defineProperty(window, 'location', { value: { hash: '' }, configurable: true });
  return { ...part, settings };
}

it.each(['first', 'text'] as const)(
  'the own hand is offered after a match by the set %s, and taken from then on',
  async (rules) => {
    const { document, press, settings } = await endOf({ rules });
    expect(document.body.textContent).toContain(ownHand);
    press(playOwnHand);
    const agreed = planFor(window.location.hash.split('/').at(-1) ?? '')?.agreed;
    expect(agreed).toMatchObject({ handMode: 'free', match: { rules: 'text', setup: { options: { hands: 'free' } } } });
    expect(settings.getState().playedAs).toBe('free');
  },
);
