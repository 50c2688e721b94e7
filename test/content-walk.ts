import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files that hold the site's texts, by their paths on this machine. */
export const contentFiles = (): string[] => {
  const folder = join(process.cwd(), 'src/content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
};

/** What each of them exports. */
export const contentModules = (): Promise<unknown[]> =>
  Promise.all(contentFiles().map((file): Promise<unknown> => import(file)));

/** Every text in a value, with the name of the property that holds it. */
export const leaves = (value: unknown, key = ''): { key: string; text: string }[] => {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, name));
};

/** Every list of ids of a list of objects, however deep. */
export const idLists = (value: unknown): string[][] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(idLists);
  if (!Array.isArray(value)) return inner;
  const ids = value.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item ? [String(item.id)] : [],
  );
  return ids.length > 0 ? [ids, ...inner] : inner;
};

export const texts = (value: unknown): string[] => leaves(value).map(({ text }) => text);
export const prose = (value: unknown): string => texts(value).join('\n');
export const titles = (items: readonly { title: string }[]): string[] => items.map(({ title }) => title);
export const labels = (items: readonly { label: string }[]): string[] => items.map(({ label }) => label);
