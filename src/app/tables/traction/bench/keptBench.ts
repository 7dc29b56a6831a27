import { z } from 'zod';
import { makeScenario } from '../../../../games/traction/scenario/make.ts';
import { parseDraft } from '../../../../games/traction/scenario/parse.ts';
import type { Scenario } from '../../../../games/traction/scenario/scenario.ts';
import type { TextStorage } from '../../../settings/settingsStore.ts';

/** What was put together last, so that a page that is left or loaded again takes no work along. */
export interface KeptBench {
  /** What was made of the position of that address (null: of the empty table); null where it is not what lies there. */
  read(packed: string | null): Scenario | null;
  /** False where the browser keeps nothing. */
  write(packed: string | null, scenario: Scenario): boolean;
}

const KEPT_AS = 'tumbletop.bench';
const VERSION = 1;
const schema = z.strictObject({ version: z.literal(VERSION), packed: z.string().nullable(), text: z.string() });

/** Storage that is blocked or damaged holds nothing. */
export const createKeptBench = (openStorage: () => TextStorage): KeptBench => ({
  read: (packed) => {
    try {
      const lying = schema.safeParse(JSON.parse(openStorage().getItem(KEPT_AS) ?? 'null'));
      if (!lying.success || lying.data.packed !== packed) return null;
      const draft = parseDraft(lying.data.text);
      return draft.ok ? draft.value : null;
    } catch {
      return null;
    }
  },
  write: (packed, scenario) => {
    try {
      openStorage().setItem(KEPT_AS, JSON.stringify({ version: VERSION, packed, text: makeScenario(scenario) }));
      return true;
    } catch {
      return false;
    }
  },
});
