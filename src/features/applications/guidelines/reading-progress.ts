/** From here on the guidelines count as read, as a share of the way to scroll. */
const READ_SHARE = 0.85;

export interface ScrollPosition {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** Zoomed pages end at fractions of a pixel, and some browsers round them. */
const TOLERANCE = 1;

export const canScroll = ({ scrollHeight, clientHeight }: ScrollPosition): boolean =>
  scrollHeight - clientHeight > TOLERANCE;

/** How far a page is scrolled, 0 to 1; a page that is too short to scroll is at its end. */
export const scrolledShare = (page: ScrollPosition): number => {
  const way = page.scrollHeight - page.clientHeight;
  return !canScroll(page) || way - page.scrollTop < TOLERANCE ? 1 : Math.max(0, page.scrollTop / way);
};

/** A share in whole per cent. Rounded down: 85 % is not shown before it is reached. */
export const toPercent = (share: number): number => Math.floor(share * 100);

/**
 * Whether a position that was just come to counts as reading to the end. `before` is the share before it, null for the
 * first one of a page. Somebody who comes here from further down another page is led up: that is not reading. What
 * already counts as read is read again only by passing the mark.
 */
export const isReading = (before: number | null, share: number, isRead: boolean): boolean => {
  if (share < READ_SHARE) return false;
  if (isRead) return before !== null && before < READ_SHARE;
  return before === null || share > before;
};
