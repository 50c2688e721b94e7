import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** A package that runs in the browser, in functions or beside a game server. */
export interface Dependency {
  name: string;
  version: string;
  /** As SPDX writes it, or {@link UNNAMED}. */
  license: string;
  /** Where it lies, from the project's root. */
  folder: string;
  /** Of the archive that npm installs: the kind of digest, a hyphen, and the digest in base64. */
  integrity: string | undefined;
}

/** Of a package that only says in its readme which license it has. */
export const UNNAMED = 'Named in the package';

/** Where functions run. */
const PLATFORM = { os: 'linux', cpu: 'x64', libc: 'glibc' };

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      integrity: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      devOptional: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      os: v.optional(v.array(v.string())),
      cpu: v.optional(v.array(v.string())),
      libc: v.optional(v.array(v.string())),
    }),
  ),
});

type Locked = v.InferOutput<typeof lockSchema>['packages'][string];

const MODULES = 'node_modules/';

/** What is optional is one program for each platform, and what those need that run on none of them. */
const isForFunctions = ({ optional, os = [], cpu = [], libc = [PLATFORM.libc] }: Locked): boolean =>
  !optional || (os.includes(PLATFORM.os) && cpu.includes(PLATFORM.cpu) && libc.includes(PLATFORM.libc));

/**
 * All that package-lock.json installs without what development and other platforms alone need, by name; one of several versions for
 * each.
 */
export const readDependencies = (root: string): Dependency[] => {
  const lock: unknown = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(v.parse(lockSchema, lock).packages)
    .filter(
      ([folder, locked]) => folder !== '' && !locked.dev && !locked.devOptional && isForFunctions(locked),
    )
    .map(([folder, { version = '', license = UNNAMED, integrity }]) => {
      const name = folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
      return { name, version, license, folder, integrity };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
};
