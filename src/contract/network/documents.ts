import * as v from 'valibot';
import { CONTENT_LIMITS } from '../content-fields';
import { markdownFault } from '../markdown';
import { isDay } from '../recurrence';
import { completedLink, isSiteLink, LINK_RULE } from '../site-link';
import { isMoment } from '../times';
import { quoted, textUpTo } from './fields';

// Editors may change these documents later in the site's database, so the desk's limits apply here, too.

const upTo = (most: number) =>
  v.pipe(quoted, v.maxLength(most, `must have ${String(most)} characters at most`));

/** Unique id of a document among those of its kind. */
export const documentId = v.pipe(
  quoted,
  v.regex(
    /^[a-z0-9-]{1,80}$/,
    'must be lower-case letters, digits and hyphens, 80 at most, like how-to-join',
  ),
);

/** An optional text. */
export const erasable = (most: number) => v.optional(upTo(most), '');

const hasGoodLinks = v.rawCheck<string>(({ dataset, addIssue }) => {
  const fault = dataset.typed ? markdownFault(dataset.value) : null;
  if (fault !== null) addIssue({ message: `has a fault: ${fault}` });
});

/** Markdown with links and pictures that the site allows. */
export const markdown = (most: number) => v.pipe(textUpTo(most), hasGoodLinks);

/** Optional Markdown, with the same rule. */
export const erasableMarkdown = (most: number) => v.optional(v.pipe(upTo(most), hasGoodLinks), '');

const inUtc = v.transform((text: string) => new Date(text).toISOString());

/** A time with its zone, converted to UTC. */
export const moment = v.pipe(
  quoted,
  v.check(
    (text) => isMoment(text) && isDay(text.slice(0, 10)),
    'must be a time with its zone, like 2026-06-01T18:00:00Z or 2026-06-01T20:00+02:00',
  ),
  inUtc,
);

/** A day, converted to its first moment in UTC, or a time as above. */
export const dayOrMoment = v.pipe(
  quoted,
  v.check(
    (text) => isDay(text) || (isMoment(text) && isDay(text.slice(0, 10))),
    'must be a day like 2026-06-01, or a time with its zone like 2026-06-01T18:00:00Z',
  ),
  inUtc,
);

/** A link to another site or a path of this one; a missing `https://` is added. */
export const siteLink = v.pipe(
  upTo(CONTENT_LIMITS.href),
  v.transform(completedLink),
  v.check(isSiteLink, LINK_RULE),
);
