import { goTo } from '../ui/route.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '../texts.ts';

/** A match of other rules is kept as it came, to be read. */
export function KeepText({ text }: { readonly text: string }) {
  const library = useTheLibrary();
  const keep = async (): Promise<void> => {
    const kept = await library.addText(text);
    if (kept.ok) goTo({ page: 'read', id: kept.value });
  };
  return (
    <button type="button" className="button" onClick={() => void keep()}>
      {texts.reading.keep}
    </button>
  );
}
