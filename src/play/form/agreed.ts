import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { Result } from '#sim/result.ts';
import { listed, texts } from '../texts.ts';
import { wordsOf, type BotLevel, type Field, type MatchForm } from './fields.ts';
import { STANDARD_SEATS, type DraftOfSeats } from './players.ts';

/** A point that was agreed on, in the words of its form. */
export interface AgreedWords {
  readonly label: string;
  readonly words: string;
}

/** The file, without any action, of the match that a form's agreement describes. */
export type HeadOf = (agreed: unknown) => Result<MatchJson>;

/** As much of a form as a room of the game needs. */
export interface FormWords {
  readonly levels: readonly BotLevel[];
  /** The agreement that a match file holds, but for its seats and its set of rules. */
  agreedIn(head: MatchJson, headOf: HeadOf): readonly AgreedWords[];
}

/** A field with everything that it can be set to. */
interface Point<D> {
  readonly label: string;
  /** Said also where it is as usual. */
  readonly always: boolean;
  ways(draft: D): readonly D[];
  /** The one that it has; null where there is nothing to say. */
  now(draft: D): string | null;
}

/** As many as can sit at any table. */
const MOST_PLAYERS = STANDARD_SEATS.length;
/** Of a slider or number with more places only the file's own numbers are tried (house value). */
const MOST_WAYS = 200;
/** The field of the set of rules (fields.ts). */
const RULES = 'rules';

/** A form that tells, the other way round, what was agreed on in it. */
export const formWords = <D extends DraftOfSeats>(form: MatchForm<D>): FormWords => ({
  levels: form.levels ?? [],
  agreedIn: (head, headOf) => agreedIn(form, head, headOf),
});

/**
 * Sets field after field to what brings the form's match nearest to that of the file, so that what is told of it is
 * what would make it. Parts of a file that no field makes are told as they stand in it.
 */
function agreedIn<D extends DraftOfSeats>(form: MatchForm<D>, head: MatchJson, headOf: HeadOf): readonly AgreedWords[] {
  const fields = leafFields(form.fields);
  const parts = fields.flatMap((field) => (field.kind === 'own' && field.agreed ? [field.agreed] : []));
  const isPart = (path: string): boolean => parts.some(({ at }) => path.startsWith(`${at}.`));
  const wanted = new Map([...leavesOf(head)].filter(([path]) => !isPart(path)));
  const { seats, rules } = head;
  const leavesBy = (draft: D): Leaves => {
    const plan = form.planOf(draft);
    const made = plan.ok ? headOf(plan.value) : plan;
    return made.ok ? leavesOf(made.value) : NO_LEAVES;
  };
  // where a choice opens further fields, one that has no place for a part of the file is further off than a wrong value
  const apart = (leaves: Leaves, opens = false): number =>
    differing(wanted, leaves).reduce((sum, path) => sum + (opens && !leaves.has(path) ? 2 : 1), 0);
  let draft: D = { ...form.standard, players: Array.isArray(seats) ? seats.length : form.standard.players };
  const said: AgreedWords[] = [];
  for (const field of fields) {
    if (field.when?.(draft) === false) continue;
    if ('name' in field && field.name === RULES) {
      draft = field.set(draft, String(rules));
      continue;
    }
    for (const { label, always, ways, now } of pointsOf(field, wanted)) {
      const before = leavesBy(draft);
      const usual = now(draft);
      if (!always && apart(before) === 0) continue; // a slider alone has a hundred places
      const tried = ways(draft).map((way) => ({ way, leaves: leavesBy(way) }));
      let least = apart(before, always);
      for (const { way, leaves } of tried) {
        if (leaves === NO_LEAVES || apart(leaves, always) >= least) continue;
        draft = way;
        least = apart(leaves, always);
      }
      const counts = tried.some(({ leaves }) => leaves !== NO_LEAVES && differing(leaves, before).length > 0);
      const words = now(draft);
      if (words !== null && counts && (always || words !== usual)) said.push({ label, words });
    }
  }
  said.push(...parts.flatMap(({ words }) => words(head)));
  const rest = differing(wanted, leavesBy(draft)).filter((path) => wanted.has(path));
  if (rest.length === 0) return said;
  const more = listed(rest.map((path) => `${path} ${wanted.get(path)}`));
  return [...said, { label: texts.rooms.agreedMore, words: more }];
}

/** Fields that set something, those of groups among them; a group's own condition is theirs. */
function leafFields<D>(fields: readonly Field<D>[], when: (draft: D) => boolean = () => true): readonly Field<D>[] {
  return fields.flatMap((field) => {
    const shown = (draft: D): boolean => when(draft) && (field.when?.(draft) ?? true);
    if ('fields' in field) return leafFields(field.fields, shown);
    return [{ ...field, when: shown }];
  });
}

function pointsOf<D extends DraftOfSeats>(field: Field<D>, wanted: Leaves): readonly Point<D>[] {
  switch (field.kind) {
    case 'segments':
    case 'select': {
      const { choices, label } = field;
      const wordOf = (draft: D): string | null =>
        choices.find(({ value }) => value === field.value(draft))?.label ?? null;
      const ways = (draft: D): readonly D[] => choices.map(({ value }) => field.set(draft, value));
      return [{ label, always: true, ways, now: wordOf }];
    }
    case 'tick': {
      const ways = (draft: D): readonly D[] => [true, false].map((on) => field.set(draft, on));
      const now = (draft: D): string => (field.value(draft) ? texts.rooms.on : texts.rooms.off);
      return [{ label: field.label, always: false, ways, now }];
    }
    case 'slider':
    case 'number': {
      const { label, min, max, step = 1 } = field;
      const count = Math.round((max - min) / step) + 1;
      const values =
        count > MOST_WAYS
          ? [...wanted.values()].map(Number).filter((value) => value >= min && value <= max)
          : Array.from({ length: count }, (_, i) => min + i * step);
      const now = (draft: D): string =>
        field.kind === 'slider' ? wordsOf(field.shown, draft) : String(field.value(draft));
      const ways = (draft: D): readonly D[] => values.map((value) => field.set(draft, value));
      return [{ label, always: field.kind === 'number', ways, now }];
    }
    case 'seat': {
      const ways = (draft: D): readonly D[] =>
        draft.seats.slice(0, draft.players).map((_, seat) => field.set(draft, seat));
      const now = (draft: D): string => {
        const seat = field.value(draft);
        return seat === null ? field.nobody : texts.rooms.seat(seat + 1);
      };
      return [{ label: field.label, always: false, ways, now }];
    }
    case 'handicaps':
      return Array.from({ length: MOST_PLAYERS }, (_, player) => ({
        label: `${field.title}: ${texts.rooms.seat(player + 1)}`,
        always: false,
        ways: (draft) =>
          player < draft.players ? field.choices.map(({ value }) => field.set(draft, player, value)) : [],
        now: (draft) => field.choices.find(({ value }) => value === field.value(draft, player))?.label ?? null,
      }));
    default:
      return [];
  }
}

/** The seats of a match are no part of what is agreed on, nor is what it was recorded with. */
const ASIDE = new Set(['seats', 'seed', 'log', 'format', 'version', 'build', 'tickHz', 'rulesVersion']);

/** Every value of a file by its path. */
type Leaves = ReadonlyMap<string, string>;
const NO_LEAVES: Leaves = new Map();

function leavesOf(json: unknown, path = ''): Leaves {
  if (typeof json !== 'object' || json === null) return new Map([[path, JSON.stringify(json)]]);
  return new Map(
    Object.entries(json).flatMap(([key, value]) =>
      path === '' && ASIDE.has(key) ? [] : [...leavesOf(value, path === '' ? key : `${path}.${key}`)],
    ),
  );
}

const differing = (a: Leaves, b: Leaves): readonly string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path));
