import type { AgreedWords } from '#play/form/agreed.ts';

/** Points of a match besides its set of rules, a line each. */
export const AgreedNotes = ({ told }: { readonly told: readonly AgreedWords[] }) =>
  told.map(({ label, words }) => (
    <p key={label} className="note">
      {label}: {words}.
    </p>
  ));
