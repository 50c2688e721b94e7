import type { ContentResponse } from '@/contract/content';
import type { Story } from '../../functions/content/documents';

/** Cards on the pages; the stories after them stand in the archive. */
const CARDS = 3;

/** What visitors of a site read, at a moment. */
export interface Pulled {
  /** The newest first. */
  readonly stories: readonly Story[];
  /** Their texts, by id. */
  readonly bodies: ReadonlyMap<string, string>;
  readonly visible: Pick<ContentResponse, 'events' | 'faq'>;
}

/** A file of `src/content` as it is, by its name, such as `news.ts`. */
type ReadSource = (name: string) => string;

/**
 * The files of `src/content` that hold what editors write, with this in them: what stands above the data stays as it is.
 * @throws Error for a file in which the data is not to be found
 */
export function contentFiles({ stories, bodies, visible }: Pulled, read: ReadSource): Map<string, string> {
  const items = stories.map(toNewsItem);
  const texts = stories.flatMap(({ id, slug }) => {
    const body = bodies.get(id) ?? '';
    return body === '' ? [] : [[slug, body]];
  });
  const questions = visible.faq;
  const half = Math.ceil(questions.length / 2);
  const files: [name: string, constants: Readonly<Record<string, unknown>>][] = [
    ['news.ts', { news: items.slice(0, CARDS) }],
    ['news-archive.ts', { olderNews: items.slice(CARDS), newsBodies: Object.fromEntries(texts) }],
    ['events.ts', { featuredEvents: visible.events.map(toEvent) }],
    ['faq.ts', { faqColumns: [questions.slice(0, half), questions.slice(half)] }],
  ];
  return new Map(files.map(([name, constants]) => [name, withConstants(name, read(name), constants)]));
}

function toNewsItem({ slug, title, tag, summary, points, art, publishedAt }: Story) {
  return without({
    ...{ id: slug, title, subtitle: tag, date: shortened(publishedAt ?? ''), art },
    ...{ description: summary, features: points },
  });
}

function toEvent({
  id,
  title,
  when,
  summary,
  startsAt,
  endsAt,
  prize,
  art,
  href,
}: ContentResponse['events'][number]) {
  return without({
    ...{ id, title, date: when, startsAt, endsAt, prize, description: summary, art, href },
  });
}

/** Midnight in UTC is a day. */
const shortened = (iso: string): string => iso.replace(/T00:00:00\.000Z$/, '');

/** Without what there is not. */
const without = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== null));

/** A source with other values for these constants, of which the last one ends the file. */
function withConstants(name: string, source: string, constants: Readonly<Record<string, unknown>>): string {
  const [first = ''] = Object.keys(constants);
  const start = source.search(new RegExp(`^export const ${first}\\b`, 'm'));
  if (start === -1) throw new Error(`src/content/${name} has no ${first} any more: nothing was changed.`);
  const declarations = Object.entries(constants).map(([constant, value]) => {
    const found = new RegExp(
      `(?:^/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?^export const ${constant}: [^=]+=`,
      'm',
    ).exec(source.slice(constant === first ? start : 0));
    if (!found) throw new Error(`src/content/${name} has no ${constant} any more: nothing was changed.`);
    return `${found[0]} ${JSON.stringify(value)};`;
  });
  // Nothing of what was pulled is computed from it.
  const head = source.slice(0, start).replace(/^import \{ site \} from '\.\/site';\n/m, '');
  return `${head}${declarations.join('\n\n')}\n`;
}
