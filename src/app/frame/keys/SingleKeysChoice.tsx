import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { Tick } from '#app/ui/Field.tsx';

/** Switches letters, digits and signs on or off as keys, all at once; `note`: with what that means. */
export function SingleKeysChoice({ note = false }: { readonly note?: boolean }) {
  const single = useSettings((settings) => settings.singleKeys);
  const change = useChange();
  const { label, note: meaning } = texts.keySettings.single;
  return (
    <Tick
      label={label}
      {...(note && { note: meaning })}
      checked={single}
      onTick={(singleKeys) => change({ singleKeys })}
    />
  );
}
