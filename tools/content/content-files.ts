import type { ContentResponse } from '@/contract/content';
import type { EventsInput } from '@/contract/network/events';
import type { FaqInput } from '@/contract/network/faq';
import type { NewsInput } from '@/contract/network/news';
import type { Library, Story } from '../../functions/content/documents';

/** Published content of a site at a moment. */
export interface Pulled {
  /** Stories, the newest first. */
  readonly stories: readonly Story[];
  /** Texts of the stories, by id. */
  readonly bodies: ReadonlyMap<string, string>;
  readonly visible: Pick<ContentResponse, 'events' | 'faq'>;
  /** All events, as stored. */
  readonly events: Library['events'];
}

/** Returns the content as an owner would write it in the files of these subjects. */
export const writtenAs = ({ stories, bodies, visible, events }: Pulled) => {
  const shown = visible.events.flatMap(({ id }) => events.filter((event) => event.id === id));
  const written: { news: NewsInput; events: EventsInput; faq: FaqInput } = {
    news: {
      stories: stories.map(({ id, slug, title, tag, publishedAt, summary, points, art }) => ({
        ...{ slug, title, tag, publishedAt: shortened(publishedAt ?? ''), summary },
        ...{ points: [...points], art, body: bodies.get(id) ?? '' },
      })),
    },
    events: {
      events: shown.map(({ id, title, when, summary, startsAt, endsAt, recurrence, prize, art, href }) => ({
        ...{ id, title, when, summary, startsAt, endsAt, recurrence, prize, art, href },
      })),
    },
    faq: { questions: visible.faq },
  };
  return written;
};

/** Shortens midnight in UTC to a date. */
const shortened = (iso: string): string => iso.replace(/T00:00:00\.000Z$/, '');

/**
 * Returns the text of a subject's file, without optional defaults, and with literal `{name}` escaped.
 * @param subject name of its file
 */
export const fileText = (subject: string, written: unknown): string => {
  const type = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}Input`;
  const data = JSON.stringify(written, (_key, value: unknown) => {
    if (typeof value === 'string') return value.replaceAll('{name}', '\\{name}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([, inner]) => !isNothing(inner)));
  });
  return `import type { ${type} } from '@/contract/network/${subject}';\n\nexport default ${data} satisfies ${type};\n`;
};

const isNothing = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);
