/** Share of the scroll distance from which the guidelines are read. */
const READ_SHARE = 0.85;

export interface ScrollPosition {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** Zoomed pages end at fractions of a pixel, which some browsers round. */
const TOLERANCE = 1;

export const canScroll = ({ scrollHeight, clientHeight }: ScrollPosition): boolean =>
  scrollHeight - clientHeight > TOLERANCE;

/** Returns how far a page is scrolled, 0 to 1; 1 for a page too short to scroll. */
export const scrolledShare = (page: ScrollPosition): number => {
  const way = page.scrollHeight - page.clientHeight;
  return !canScroll(page) || way - page.scrollTop < TOLERANCE ? 1 : Math.max(0, page.scrollTop / way);
};

/** Returns a share in whole percent, rounded down: 85 % is not shown before it is reached. */
export const toPercent = (share: number): number => Math.floor(share * 100);

/**
 * True if a new scroll position means that the guidelines were read to the end. `before` is the previous
 * share, null for a page's first one. A visitor arriving from further down another page is scrolled up, which
 * is not reading. Guidelines already read are read again only by passing the mark.
 */
export const isReading = (before: number | null, share: number, isRead: boolean): boolean => {
  if (share < READ_SHARE) return false;
  if (isRead) return before !== null && before < READ_SHARE;
  return before === null || share > before;
};
