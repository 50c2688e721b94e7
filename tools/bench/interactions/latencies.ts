import type { Page } from '@playwright/test';

/** Browser's timing of one event. Events of one touch or key share an id; 0 belongs to neither. */
interface EventTiming {
  interactionId: number;
  duration: number;
}

/** Returns the longest interaction in milliseconds. Like in the web-vitals library, an interaction lasts as long as its longest event. */
export const longest = (events: readonly EventTiming[]): number =>
  Math.max(0, ...events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration));

/** Minimum duration of events that the browser reports, in milliseconds. */
const THRESHOLD_MS = 16;
/** Frames to wait for the browser's report on an event, which follows the frame with the effect. */
const FRAMES = 20;

declare global {
  interface Window {
    /** Returns the events since the last call. */
    takeEventTimings: () => EventTiming[];
  }
}

/** Records event timings like the web-vitals library. Must run before the page's first script. */
export const timeEvents = (page: Page): Promise<unknown> =>
  page.addInitScript((durationThreshold) => {
    const events: PerformanceEntry[] = [];
    const observers = ['event', 'first-input'].map((type) => {
      const observer = new PerformanceObserver((list) => void events.push(...list.getEntries()));
      observer.observe({ type, buffered: true, durationThreshold } as PerformanceObserverInit);
      return observer;
    });
    window.takeEventTimings = () =>
      [...events.splice(0), ...observers.flatMap((observer) => observer.takeRecords())].map((entry) => ({
        interactionId: 'interactionId' in entry ? Number(entry.interactionId) : 0,
        duration: entry.duration,
      }));
  }, THRESHOLD_MS);

/** Returns the longest interaction since the last call in milliseconds, rounded to 8 by the browser; 0 if all were below the threshold. */
export const latestLatency = async (page: Page): Promise<number> => {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.evaluate(() => new Promise<unknown>((resolve) => requestAnimationFrame(resolve)));
  }
  return longest(await page.evaluate(() => window.takeEventTimings()));
};
