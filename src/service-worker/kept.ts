/** The cache of the documents that were seen last, each by its path. */
export const KEPT_PAGES = 'pages';
