import { texts } from '#play/texts.ts';
import { useRules } from './rulesSheet.ts';

/** Opens the rules; `onOpen`: the panel around the button makes way. */
export function RulesButton({ onOpen }: { readonly onOpen: () => void }) {
  const open = useRules();
  if (open === null) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        onOpen();
        open(null);
      }}
    >
      {texts.rules.title}
    </button>
  );
}
