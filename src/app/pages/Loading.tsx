import { texts } from '../texts.ts';

export interface LoadingProps {
  readonly text?: string;
  /** 0 to 1, where it is known how far it has come. */
  readonly share?: number | undefined;
}

/** While physics, scene or a saved match are on their way. */
export function Loading({ text = texts.loading.page, share }: LoadingProps) {
  return (
    <output className="loading">
      <span className="loading-mark" aria-hidden="true">
        <svg viewBox="0 0 24 24" width="48" height="48">
          <path d="M12 3 21 20 3 20Z" />
        </svg>
      </span>
      <span>{text}</span>
      {share !== undefined && <progress value={share} max={1} aria-label={text} />}
    </output>
  );
}
