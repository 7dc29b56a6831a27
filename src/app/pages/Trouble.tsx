import { useLibrary } from '../storage/useLibrary.tsx';

/** Why saving does not work, if it does not. */
export function Trouble() {
  const trouble = useLibrary((library) => library.trouble);
  return (
    <output className="status" data-trouble={trouble?.code}>
      {trouble !== null && <span className="wrong">{trouble.message}</span>}
    </output>
  );
}
