import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { SECRET } from '../support/server/secret';

const run = promisify(execFile);

/** Prints the response of a function's file to a GET. */
const CALL = `
const [file, target] = process.argv.slice(1);
const { default: handler } = await import(file);
const response = await handler(new Request(target), { ip: '203.0.113.1', params: {}, waitUntil() {} });
const body = Buffer.from(await response.arrayBuffer()).toString('base64');
console.log(JSON.stringify({ status: response.status, type: response.headers.get('Content-Type'), body }));
process.exit();`;

interface Packaged {
  /** Total size of the package, uncompressed. */
  readonly bytes: number;
  /** Makes a GET from a folder that contains nothing but the package, without a database. */
  get(target: string): Promise<{ readonly status: number; readonly type: string; readonly body: Buffer }>;
  remove(): Promise<void>;
}

/** Packages a function like Netlify. */
export async function packageFunction(name: string): Promise<Packaged> {
  const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
  await run(process.execPath, ['test/platform/package-host.mjs', name, folder]);
  const root = path.join(folder, name);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name: file }) => (await stat(path.join(parentPath, file))).size,
  );
  return {
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    async get(target) {
      const file = pathToFileURL(path.join(root, 'functions', 'api', `${name}.mjs`)).href;
      const program = ['--input-type=module', '--eval', CALL, file, `https://site.example${target}`];
      const { stdout } = await run(process.execPath, program, { cwd: root, env: { SESSION_SECRET: SECRET } });
      const answer = JSON.parse(stdout);
      return { ...answer, body: Buffer.from(answer.body, 'base64') };
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
