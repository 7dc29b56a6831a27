import { expect, it } from 'vitest';
import { onRead } from '#app/session/onRead.ts';

interface State {
  readonly wide: boolean;
  readonly width: number;
  readonly light?: string;
}

it('a value is made again only when something has changed of which it was made', () => {
  let made = 0;
  const width = onRead(({ wide, width: mm }: State) => {
    made += 1;
    return { mm: wide ? mm : 0 };
  });
  const first = width({ wide: true, width: 5 });
  expect(first).toEqual({ mm: 5 });
  expect(width({ wide: true, width: 5, light: 'lamp' })).toBe(first);
  expect(made).toBe(1);
  expect(width({ wide: true, width: 6 })).toEqual({ mm: 6 });
  expect(width({ wide: false, width: 6 })).toEqual({ mm: 0 });
  expect(made).toBe(3);
});

it('a part that was read before it was there, or among all others, is one of which it is made', () => {
  const light = onRead(({ light: lit }: State) => lit ?? 'none');
  expect(light({ wide: true, width: 5 })).toBe('none');
  expect(light({ wide: true, width: 5, light: 'lamp' })).toBe('lamp');
  const all = onRead((state: State) => ({ ...state }));
  expect(all({ wide: true, width: 5 })).toEqual({ wide: true, width: 5 });
  expect(all({ wide: true, width: 6 })).toEqual({ wide: true, width: 6 });
});
