/** How long a packed text may be, characters: what the shortest-winded of today's browsers takes in an address. */
export const LINK_LENGTH_MOST = 64_000; // house value; Chrome takes 2 MiB, Safari 80,000

/** From here on some programs that carry messages cut a link, characters. */
export const LINK_LENGTH_SAFE = 8_000; // house value
