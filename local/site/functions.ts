import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFunctionModule, type FunctionEntry } from './function-config';
import { withoutTrailingSlash } from './routes';

export interface FunctionMatch {
  entry: FunctionEntry;
  params: Record<string, string>;
}

export interface Functions {
  entries: FunctionEntry[];
  /** Returns the function for a path and method, by Netlify's routing. */
  match(pathname: string, method: string): FunctionMatch | undefined;
}

/** Finds entry files like Netlify: every file directly in the directory, and in a folder its `index` or the file with its name. */
async function findEntryFiles(directory: string): Promise<{ name: string; file: string }[]> {
  const found = await readdir(directory, { withFileTypes: true });
  return found.flatMap((entry) => {
    const { name, ext } = path.parse(entry.name);
    if (entry.isFile()) {
      return /^\.[cm]?[jt]s$/.test(ext) ? [{ name, file: path.join(directory, entry.name) }] : [];
    }
    const candidates = [`${entry.name}.ts`, 'index.ts'].map((file) => path.join(directory, entry.name, file));
    const file = candidates.find((candidate) => existsSync(candidate));
    return file === undefined ? [] : [{ name: entry.name, file }];
  });
}

function matchEntry(entry: FunctionEntry, pathname: string, method: string): FunctionMatch | undefined {
  const exactPath = withoutTrailingSlash(pathname);
  const comparedPath = exactPath.toLowerCase();
  if (entry.methods.length > 0 && !entry.methods.includes(method)) return undefined;
  const route = entry.routes.find((candidate) => candidate.matches(comparedPath));
  if (!route || entry.excludedRoutes.some((excluded) => excluded.matches(comparedPath))) return undefined;
  return { entry, params: route.params(exactPath) };
}

/**
 * Imports every function of a directory once, like a warm instance.
 * @throws TypeError that names the function whose export or `config` is invalid
 */
export async function loadFunctions(directory: string): Promise<Functions> {
  const files = await findEntryFiles(directory);
  const entries = await Promise.all(
    files.map(async ({ name, file }) => readFunctionModule(name, await import(pathToFileURL(file).href))),
  );
  return {
    entries,
    match(pathname, method) {
      const ownName = /^\/\.netlify\/functions\/([^/]+)/.exec(pathname)?.[1];
      if (ownName !== undefined) {
        const entry = entries.find(({ name }) => name === ownName);
        const isReachable = entry && entry.routes.length === 0 && entry.schedule === undefined;
        return isReachable ? { entry, params: {} } : undefined;
      }
      for (const entry of entries) {
        const match = matchEntry(entry, pathname, method);
        if (match) return match;
      }
      return undefined;
    },
  };
}
