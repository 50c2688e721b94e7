import { identity } from '#network/identity';
import { formatMoment } from '@/lib/format-date';

/** Formats a time in the site's time zone, which editors use too: `May 25, 2025, 14:03 UTC`. */
export const siteMoment = (iso: string): string =>
  `${formatMoment(iso, identity.timeZone)} ${identity.timeZone}`;
