import type { ComponentProps } from 'react';

/** A button of the page. `look`: its classes besides. */
export const Button = ({ look, ...props }: ComponentProps<'button'> & { readonly look?: string }) => (
  <button type="button" className={look === undefined ? 'button' : `button ${look}`} {...props} />
);
