/** Texts of calls that failed. */
export const callFailures = {
  unreachable: 'We could not reach the server. Check your connection and try again.',
  /** An ad blocker fails a call like a lost connection, but the browser stays online. */
  unreachableOnline:
    'We could not reach the server. Check your connection and any ad blocker, then try again.',
  unreadable: 'Something went wrong on our side. Please try again.',
  tooMany: (when: string) => `Too many attempts. Please try again ${when}.`,
  unavailable: (when: string) => `This is not available at the moment. Please try again ${when}.`,
  /** Time until which to wait, within the two above. */
  when: {
    seconds: { one: 'in {count} second', other: 'in {count} seconds' },
    minutes: { one: 'in {count} minute', other: 'in {count} minutes' },
    hours: { one: 'in {count} hour', other: 'in {count} hours' },
    unknown: 'in a moment',
  },
  /** A text with the call's id in our log. */
  withReference: (text: string, id: string) => `${text} (Reference: ${id})`,
} as const;

/** Shown once parts of a page have failed to load several times. */
export const partFailure = {
  title: 'Part of this page could not be loaded',
  text: 'Check your connection and any ad blocker. We keep trying.',
} as const;
