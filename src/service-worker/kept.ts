/** Name of the cache of the last seen documents, keyed by path. */
export const KEPT_PAGES = 'pages';
