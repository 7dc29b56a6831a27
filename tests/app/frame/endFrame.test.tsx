import { describe, expect, it } from 'vitest';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { EndFrame } from '#app/frame/EndFrame.tsx';
import { ALONE_AGAIN, planFor } from '#play/session/plans.ts';
import { createSettings } from '#play/settings/settingsStore.ts';
import { SettingsProvider } from '#app/settings/useSettings.tsx';
import { atTable } from '#app/tables/traction/page/atTable.ts';
import type { NewMatch } from '#play/traction/session/sessionTypes.ts';
import { texts } from '#play/texts.ts';
import { seat } from '#sim/ids.ts';
import { PLAN } from '../tables/traction/session/sessionAtTable.ts';
import { drawPart } from './drawPart.tsx';
import { table } from './table.ts';

const NO_STORAGE = (): never => {
  throw new Error('no storage');
};
const SEATS: NewMatch['seats'] = [
  { name: 'Ada', colour: 0, kind: 'person' },
  { name: 'Bo', colour: 1, kind: 'bot', level: 'careless' },
];

/** The end of a match against a careless computer, where another level is kept, or none. */
async function endOf(
  opponents: Readonly<Record<string, string>>,
  plan: Partial<NewMatch> = {},
  winner = 0,
  isGivenUp = true,
) {
  const { session, match } = await table({ ...PLAN, seats: SEATS, ...plan });
  session.commands.concede(seat(1 - winner));
  const { played } = session.store.getState();
  if (played && !isGivenUp) session.store.setState({ played: { ...played, log: [] } });
  const settings = createSettings(NO_STORAGE);
  settings.change({ opponents });
  const part = drawPart(
    <SettingsProvider settings={settings}>
      <AtTableContext value={atTable(session)}>
        <EndFrame winners={[{ seat: winner, colour: winner }]} title="Ada wins" number="78 mm" by={null}>
          {null}
        </EndFrame>
      </AtTableContext>
    </SettingsProvider>,
  );
  Object.defineProperty(window, 'location', { value: { hash: '' }, configurable: true });
  return { ...part, match: match() };
}

const agreed = (): unknown => planFor(window.location.hash.split('/').at(-1) ?? '')?.agreed;
const seatsAgreed = (): unknown => (agreed() as { readonly match: NewMatch } | undefined)?.match.seats;

describe('the end of a match against the computer', () => {
  it('says the level that comes next, and begins a match against it', async () => {
    const { document, press, match } = await endOf({ traction: 'steady' });
    expect(document.body.textContent).toContain(texts.bots.fits('steady'));
    press(texts.bots.against('steady'));
    expect(seatsAgreed()).toEqual([SEATS[0], { ...SEATS[1], level: 'steady' }]);
    expect(match.header.seats).toEqual(SEATS);
  });

  it('plays the same again with the same level', async () => {
    const { press } = await endOf({ traction: 'steady' });
    press(texts.end.sameAgain);
    expect(seatsAgreed()).toEqual(SEATS);
  });

  it('plays by the text after the first match of a newcomer', async () => {
    const { press } = await endOf({}, { rules: 'first' });
    press(texts.end.sameAgain);
    expect(agreed()).toBe(ALONE_AGAIN);
  });

  it('offers no other level where this one is kept', async () => {
    const { document } = await endOf({ traction: 'careless' });
    expect(document.body.textContent).not.toContain('careless');
  });

  it.each([
    ['winner', 0, [texts.end.sameAgain, texts.replay.link, texts.end.shareIt]],
    ['loser', 1, [texts.end.backToMoment.name, texts.end.sameAgain, texts.replay.link, texts.end.shareIt]],
    ['one who gave up', 1, [texts.end.sameAgain, texts.replay.link, texts.end.shareIt]],
  ])('has all ways on in sight of the %s, under the number', async (who, winner, ways) => {
    const { document } = await endOf({}, {}, winner, who !== 'loser');
    const inSight = [...document.querySelectorAll('.end-next > :is(.button)')].map(({ textContent }) => textContent);
    expect(inSight).toEqual(ways);
    expect(document.querySelector('.end-number')?.textContent).toBe('78 mm');
  });
});
