/** A blank canvas to paint a texture on, and its context. */
export function blankCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no 2D canvas');
  return context;
}
