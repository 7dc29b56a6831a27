import type { Strength } from '#games/tug-of-war/ids.ts';

/** A push card: its strength, and as many chevrons. */
export const CardFace = ({ card }: { readonly card: Strength }) => (
  <>
    <b>{card}</b>
    <svg className="push-sign" viewBox="0 0 10 4" aria-hidden="true">
      {Array.from({ length: card }, (_, i) => (
        <path key={i} d={`M${5 - card + 2 * i} 0.5l1.5 1.5-1.5 1.5`} />
      ))}
    </svg>
  </>
);
