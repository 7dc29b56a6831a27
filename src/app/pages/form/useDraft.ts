import { useState, type FormEvent } from 'react';
import type { Fault, Result } from '#sim/result.ts';
import { agreeOn } from '#play/session/plans.ts';
import { goTo } from '#app/ui/useRoute.ts';

interface DraftForm<D> {
  readonly draft: D;
  change(next: D): void;
  /** Why it was not played by; forgotten when anything changes. */
  readonly refused: Fault | null;
  play(event: FormEvent): void;
}

/** The draft of a new match, and the match by it. */
export function useDraft<D>(game: string, standard: D, planOf: (draft: D) => Result<unknown>): DraftForm<D> {
  const [draft, setDraft] = useState(standard);
  const [refused, setRefused] = useState<Fault | null>(null);
  return {
    draft,
    refused,
    change: (next) => {
      setDraft(next);
      setRefused(null);
    },
    play: (event) => {
      event.preventDefault();
      const plan = planOf(draft);
      if (plan.ok) goTo({ page: 'match', id: agreeOn(game, plan.value) });
      else setRefused(plan.fault);
    },
  };
}
