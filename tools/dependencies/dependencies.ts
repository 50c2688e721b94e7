import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** Package that runs in the browser, in functions or beside a game server. */
export interface Dependency {
  name: string;
  version: string;
  /** SPDX expression, or {@link UNNAMED}. */
  license: string;
  /** Folder from the project's root. */
  folder: string;
  /** Digest of the archive that npm installs: the algorithm, a hyphen, and the digest in base64. */
  integrity: string | undefined;
}

/** License of a package that names it only in its readme. */
export const UNNAMED = 'Named in the package';

/** Platform on which functions run. */
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
const FONTS = '@fontsource';

/**
 * True for packages that functions load. Optional ones are programs for one platform each, or dependencies of variants for none
 * of them.
 */
const isForFunctions = ({ optional, os = [], cpu = [], libc = [PLATFORM.libc] }: Locked): boolean =>
  !optional || (os.includes(PLATFORM.os) && cpu.includes(PLATFORM.cpu) && libc.includes(PLATFORM.libc));

/**
 * Returns all installed packages by name, without those only for development or other platforms. Each version is a separate
 * entry.
 * @param fonts font packages that the network uses; other shipped ones are left out
 */
export const readDependencies = (root: string, fonts: readonly string[]): Dependency[] => {
  const lock: unknown = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(v.parse(lockSchema, lock).packages)
    .filter(
      ([folder, locked]) => folder !== '' && !locked.dev && !locked.devOptional && isForFunctions(locked),
    )
    .map(([folder, { version = '', license = UNNAMED, integrity }]) => {
      const name = folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
      return { name, version, license, folder, integrity };
    })
    .filter(({ name }) => !name.startsWith(FONTS) || fonts.includes(name))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
};
