// Names of surfaces. The start page has them, too, so they have a file of their own.

export const customSurface = 'Another surface';

export const surfaces = {
  mousepad: 'Back of a mousepad',
  felt: 'Felt',
  'unvarnished-wood': 'Unvarnished wood',
  'matte-paper': 'Matte paper',
  'varnished-wood': 'Varnished wood',
  vinyl: 'Vinyl',
  formica: 'Formica',
  glass: 'Glass',
} as const;
