/** Whether the browser knows how; a computer may say yes and stay still. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';
