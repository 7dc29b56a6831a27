/** The thing that may be moved: the centre of mass, by a cavity or a weight; or the lengths along the body's axes. */
export const MEANS = ['com', 'lengths'] as const;
