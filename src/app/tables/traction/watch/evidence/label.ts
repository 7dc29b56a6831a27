import type { CanvasTexture } from 'three';
import { drawPlate, drawWords, wordsTexture } from '#app/scene/wordsTexture.ts';

/** A few words on a dark plate, as a texture as wide as they are. */
export const labelTexture = (words: string): CanvasTexture =>
  wordsTexture(words, {
    tallPx: 96,
    letters: 0.6,
    beside: 0.6,
    draw: (context) => {
      drawPlate(context, 0.25, 'e6');
      drawWords(context, words);
    },
  });
