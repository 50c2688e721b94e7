import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from 'prettier';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import { publishedNews } from '../../functions/content/order';
import { presentContent } from '../../functions/content/present';
import type { ContentStore } from '../../functions/content/store/content-store';
import { readSubject, SubjectError } from '../network/read-subject';
import type { Subject } from '../network/subjects';
import { fileText, writtenAs } from './content-files';
import { replaceFiles } from './replace-files';

/** Number of story texts to read with one command. */
const AT_ONCE = 10;

export interface PullOptions {
  readonly store: Pick<ContentStore, 'read' | 'bodies'>;
  /** Network's folder, as messages name it: `networks/NAME`. */
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface PulledCounts {
  readonly news: number;
  readonly events: number;
  readonly questions: number;
}

/** @throws Error with every fault, one line each */
function check(subject: Subject, file: string, written: unknown): void {
  try {
    readSubject(subject, written);
  } catch (error) {
    if (!(error instanceof SubjectError)) throw error;
    throw new Error(error.lines.map((line) => `${file}: ${line}`).join('\n'), { cause: error });
  }
}

/**
 * Writes a site's published content into the files for the next build: checked, formatted, and all of it or nothing.
 * @returns null if nothing was ever changed at the site's desk; then nothing is written
 * @throws Error that explains the fault; UnavailableError if the database is unavailable
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
  const written = writtenAs({ stories, bodies, visible, events: reading.library.events });
  const files = new Map<string, string>();
  for (const subject of ['news', 'events', 'faq'] as const) {
    const file = path.join(folder, `${subject}.ts`);
    check(subject, file, written[subject]);
    const source = fileText(subject, written[subject]);
    files.set(file, await format(source, { ...style, parser: 'typescript', plugins: [typescript, estree] }));
  }
  await replaceFiles(files);
  return { news: stories.length, events: visible.events.length, questions: visible.faq.length };
}
