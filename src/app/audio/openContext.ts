/** An audio context, or null where the browser has none or the page has not been touched yet. */
export function openContext(): AudioContext | null {
  const touched = navigator.userActivation?.hasBeenActive ?? true; // older browsers cannot say; they start it silently
  if (!touched || typeof AudioContext === 'undefined') return null;
  try {
    return new AudioContext({ latencyHint: 'interactive' });
  } catch {
    return null; // no device, or too many contexts: the table is as good without
  }
}
