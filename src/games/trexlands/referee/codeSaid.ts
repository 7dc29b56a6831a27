import { NOT_TUMBLED, type RollCode, type TruckRuling } from './ruling.ts';
import { doesNotCount } from './texts.ts';

/** The one word for a truck: how it lies, or that it did not tumble, which comes first (TX-63). */
export const codeSaid = (ruling: Pick<TruckRuling, 'counts' | 'code'>): RollCode =>
  doesNotCount(ruling) ? NOT_TUMBLED : ruling.code;

/** The clause behind that word. */
export const clauseSaid = (ruling: Pick<TruckRuling, 'counts' | 'code' | 'clause'>): TruckRuling['clause'] | 'TX-63' =>
  doesNotCount(ruling) ? 'TX-63' : ruling.clause;
