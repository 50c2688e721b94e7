import type { Page } from '@playwright/test';
import { type EventTiming, longest } from './longest';

/** The browser tells of no shorter events. */
export const THRESHOLD_MS = 16;
/** After an event until the browser has told of it, which it does after the frame that shows its effect. */
const FRAMES = 20;

declare global {
  interface Window {
    /** Gives what there is to tell of events since it was called last. */
    takeEventTimings: () => EventTiming[];
  }
}

/** Before a page's first script: has events timed as the web-vitals library does. */
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

/**
 * The longest interaction since the last call in milliseconds, which the browser rounds to 8; 0 when all were shorter than
 * the threshold.
 */
export const latestLatency = async (page: Page): Promise<number> => {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.evaluate(() => new Promise<unknown>((resolve) => requestAnimationFrame(resolve)));
  }
  return longest(await page.evaluate(() => window.takeEventTimings()));
};
