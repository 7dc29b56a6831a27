/** How long a packed text may be, characters: what the shortest-winded of today's browsers takes in an address. */
export const LINK_LENGTH_MOST = 64_000; // house value; Chrome takes 2 MiB, Safari 80,000

/**
 * From here on some programs that carry messages cut a link, characters: many took over the bound of an old browser,
 * which read 2,083 of an address, and chats and forms of today stop at 2,000.
 */
export const LINK_LENGTH_SAFE = 2_000;
