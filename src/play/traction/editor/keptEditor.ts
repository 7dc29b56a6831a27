import { z } from 'zod';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { parseDraft } from '#games/traction/scenario/parse.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';

/** The position built last, so that leaving the page or loading it again loses no work. */
export interface KeptEditor {
  /** The position built from that address (null: from the empty table); null where another one lies there. */
  read(packed: string | null): Scenario | null;
  /** False where the browser keeps nothing. */
  write(packed: string | null, scenario: Scenario): boolean;
}

const KEPT_AS = 'tumbletop.bench';
const VERSION = 1;
const schema = z.strictObject({ version: z.literal(VERSION), packed: z.string().nullable(), text: z.string() });

/** Storage that is blocked or damaged holds nothing. */
export const createKeptEditor = (openStorage: () => TextStorage): KeptEditor => ({
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
