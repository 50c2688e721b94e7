const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats milliseconds in words: `20 seconds`, `5 minutes`, `3 hours`. */
export function durationText(milliseconds: number): string {
  const [count, unit] =
    milliseconds < 2 * MINUTE_MS
      ? [milliseconds / 1_000, 'seconds']
      : milliseconds < 2 * HOUR_MS
        ? [milliseconds / MINUTE_MS, 'minutes']
        : [milliseconds / HOUR_MS, 'hours'];
  return `${String(Math.round(count))} ${unit}`;
}
