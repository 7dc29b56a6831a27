import type { Share } from '#sim/maths/interval.ts';
import { facesOf, isApart, sharesOf } from '#lab/rest/answer.ts';
import { outcomesOf, type LabBody } from '#lab/rolls/labBody.ts';
import { rounded } from '#lab/rounded.ts';

/** An outcome of a body by geometry, beside how often it was rolled. */
export interface BesideRow {
  readonly body: string;
  readonly outcome: string;
  readonly geometry: number;
  readonly rolled: Share & { readonly rolls: number };
  /** By others, where somebody has published it. */
  readonly published: (Share & { readonly rolls: number }) | null;
  /** Whether the two are nearer than chance alone takes them apart once in a thousand times. */
  readonly agrees: boolean;
}

/** As `Book.rolled` of the answer has it. */
export type RolledOf = (id: string, outcome: string) => Share & { readonly rolls: number };

/** Of a body whose faces are alike one face tells all. */
const namesOf = (body: LabBody): readonly string[] => {
  const names = outcomesOf(body);
  return /^d\d+$/.test(body.name) ? names.slice(-2, -1) : names;
};

/** The rows of one body. */
export function besideRows(
  { id, body }: { readonly id: string; readonly body: LabBody },
  rolledOf: RolledOf,
  published: (outcome: string) => BesideRow['published'],
): readonly BesideRow[] {
  const shares = sharesOf(body, facesOf(body));
  const rows = namesOf(body).map((outcome) => {
    const geometry = shares.get(outcome) ?? 0;
    const { share, low, high, rolls } = rolledOf(id, outcome);
    const rolled = { share, low, high, rolls };
    return {
      body: id,
      outcome,
      geometry: rounded(geometry),
      rolled,
      published: published(outcome),
      agrees: rolls > 0 && !isApart(geometry, rolled),
    };
  });
  const seen = rows.filter(({ geometry, rolled }) => geometry > 0 || rolled.share > 0);
  return seen.length === 2 ? seen.slice(0, 1) : seen; // of two the other is the rest
}

/** The bodies of which no outcome is apart, and those of which one is. */
export function agreementOf(rows: readonly BesideRow[]): { readonly agree: string[]; readonly apart: string[] } {
  const bodies = [...new Set(rows.map(({ body }) => body))];
  const isAll = (id: string): boolean => rows.every(({ body, agrees }) => body !== id || agrees);
  return { agree: bodies.filter(isAll), apart: bodies.filter((id) => !isAll(id)) };
}
