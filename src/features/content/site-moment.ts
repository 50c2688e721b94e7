import { identity } from '#network/identity';
import { formatMoment } from '@/lib/format-date';

/** A time by the site's clock, by which editors choose times, too: `May 25, 2025, 14:03 UTC`. */
export const siteMoment = (iso: string): string =>
  `${formatMoment(iso, identity.timeZone)} ${identity.timeZone}`;
