// Texts of the keyboard: what keys do while trucks are thrown.

export const keys = {
  group: 'Throw trucks',
  actions: {
    'throw-left': 'Aim 5° to the left',
    'throw-right': 'Aim 5° to the right',
    'throw-left-fine': 'Aim 1° to the left',
    'throw-right-fine': 'Aim 1° to the right',
    'throw-harder': 'Harder by 5 %',
    'throw-softer': 'Softer by 5 %',
    'throw-harder-fine': 'Harder by 1 %',
    'throw-softer-fine': 'Softer by 1 %',
    'throw-let-go': 'Let go',
    'throw-chance': 'Roll for me',
    'throw-back': 'Take the truck up again',
  },
} as const;
