import { texts } from '#play/texts.ts';

export interface LoadingProps {
  readonly text?: string;
}

/** While physics, scene or a saved match are on their way. */
export function Loading({ text = texts.loading.page }: LoadingProps) {
  return (
    <output className="loading">
      <span className="loading-mark" aria-hidden="true">
        <svg viewBox="0 0 24 24" width="48" height="48">
          <path d="M12 3 21 20 3 20Z" />
        </svg>
      </span>
      <span>{text}</span>
    </output>
  );
}
