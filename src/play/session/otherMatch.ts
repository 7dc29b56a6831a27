import type { AnySession } from './state.ts';

/** Calls back whenever another match, or none, is at the table: a table serves one after the other. */
export function onOtherMatch({ store }: Pick<AnySession, 'store'>, forget: () => void): void {
  store.subscribe(({ match }, { match: before }) => {
    if (match?.header !== before?.header) forget();
  });
}
