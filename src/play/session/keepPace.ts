import type { BotPace } from '../settings/paces.ts';
import type { AnySession } from './state.ts';

/** Bots at this table move as fast as was chosen last at any table, also after the page was loaded anew. */
export function keepPace(
  { bots, store }: Pick<AnySession, 'bots' | 'store'>,
  settings: () => { readonly botPace: BotPace },
  change: (patch: { readonly botPace: BotPace }) => void,
): void {
  if (bots === undefined) return;
  bots.setPace(settings().botPace);
  store.subscribe(({ bots: now }, { bots: before }) => {
    if (now !== undefined && now.pace !== before?.pace && now.pace !== settings().botPace)
      change({ botPace: now.pace });
  });
}
