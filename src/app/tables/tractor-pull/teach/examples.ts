export const exampleOf = (_clause: string): string | null => null;
