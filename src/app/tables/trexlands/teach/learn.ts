/** Where the first lesson is in the address; part of the shell, which is small. */
export const LEARN = '/trexlands/learn';
