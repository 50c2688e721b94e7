/** What the browser tells about one event; those of one touch or key share an id, and 0 is none of either. */
export interface EventTiming {
  interactionId: number;
  duration: number;
}

/** The longest interaction in milliseconds, as the web-vitals library counts: an interaction lasts as long as its longest event. */
export const longest = (events: readonly EventTiming[]): number =>
  Math.max(0, ...events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration));
