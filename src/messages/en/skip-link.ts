/** First link of every page, for keyboards. Apart from the texts of the header, which loads later than this one. */
export const SKIP_LABEL = 'Skip to content';
