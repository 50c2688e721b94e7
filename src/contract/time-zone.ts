/** Checks for an IANA time zone. Rejects offsets like `+02:00`, which only some engines accept as zones. */
export const isTimeZone = (zone: string): boolean => {
  try {
    return (
      /^[a-z]/i.test(zone) &&
      new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
};
