/** The settings' icon, the only one that the page opens with. */
export const SETTINGS_PATH = 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5';

/** An icon by its path, in a box of 24, with lines of 2. */
export const Drawing = ({ path }: { readonly path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
