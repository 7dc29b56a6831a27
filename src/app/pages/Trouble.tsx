import { useLibrary } from '../storage/useLibrary.tsx';

/** Why saving does not work, if it does not. */
export function Trouble() {
  const trouble = useLibrary((library) => library.trouble);
  return (
    <div role="status" data-trouble={trouble?.code}>
      {trouble !== null && <p className="wrong">{trouble.message}</p>}
    </div>
  );
}
