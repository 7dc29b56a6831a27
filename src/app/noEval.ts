/**
 * The schemas' library would make validators from text if it may, and tries. The page's policy
 * (scripts/page/policy.mjs) does not allow it, and a browser tells every attempt. This must stand before the library's
 * first schema.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
