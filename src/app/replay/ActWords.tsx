import { useTheViewer } from './ViewerContext.tsx';

/** An act in its game's notation, which is set as code, or in a sentence, which is not. */
export function ActWords({ notation }: { readonly notation: string }) {
  const { film } = useTheViewer();
  return film.inSentences === true ? <span className="act-words">{notation}</span> : <code>{notation}</code>;
}
