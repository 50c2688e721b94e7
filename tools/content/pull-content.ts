import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from 'prettier';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import { publishedNews } from '../../functions/content/order';
import { presentContent } from '../../functions/content/present';
import type { ContentStore } from '../../functions/content/store/content-store';
import { checkTypes } from './check-types';
import { contentFiles } from './content-files';
import { replaceFiles } from './replace-files';

/** Texts of stories that are read with one command. */
const AT_ONCE = 10;

export interface PullOptions {
  readonly store: Pick<ContentStore, 'read' | 'bodies'>;
  /** The folder of the files: `src/content`. */
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How much was written. */
export interface PulledCounts {
  readonly news: number;
  readonly events: number;
  readonly questions: number;
}

/**
 * Writes what visitors of a site read now into the files that the next build is made of: formatted, checked by the compiler, and all
 * of it or nothing.
 * @returns null when nobody has changed anything at the site's desk; nothing is written then
 * @throws Error that says what is wrong; UnavailableError when the database is away
 */
export async function pullContent({ store, folder, now }: PullOptions): Promise<PulledCounts | null> {
  const reading = await store.read();
  if (reading.revision === null) return null;
  const stories = publishedNews(reading.library, now).items;
  const bodies = new Map<string, string>();
  for (let at = 0; at < stories.length; at += AT_ONCE) {
    const ids = stories.slice(at, at + AT_ONCE).map(({ id }) => id);
    const texts = await store.bodies(reading, ids);
    ids.forEach((id, index) => bodies.set(id, texts[index] ?? ''));
  }
  const style: Options = JSON.parse(readFileSync('.prettierrc.json', 'utf8'));
  const visible = presentContent(reading.library, now);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const files = new Map<string, string>();
  for (const [name, source] of contentFiles({ stories, bodies, visible }, read)) {
    const file = path.join(folder, name);
    files.set(file, await format(source, { ...style, parser: 'typescript', plugins: [typescript, estree] }));
  }
  checkTypes(files);
  await replaceFiles(files);
  return { news: stories.length, events: visible.events.length, questions: visible.faq.length };
}
