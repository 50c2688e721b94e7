import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../local/site/listen';
import { BROWSERS_HEADER } from '../front';

const STARTS_WITHIN_MS = 5_000;

/** Configures one process with everything in one directory. It obeys `max-age` and `stale-while-revalidate` of the front. */
const configuration = (directory: string, port: number, origin: string) => `
daemon off;
master_process off;
pid ${directory}/pid;
error_log stderr error;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${directory}/body;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  proxy_temp_path ${directory}/proxy;
  proxy_cache_path ${directory}/cache keys_zone=shared:10m;
  server {
    listen 127.0.0.1:${String(port)};
    location / {
      proxy_pass ${origin};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_cache shared;
      proxy_cache_lock on;
      proxy_cache_background_update on;
      proxy_hide_header Cache-Control;
      proxy_hide_header ${BROWSERS_HEADER};
      add_header Cache-Control $upstream_http_${BROWSERS_HEADER.replaceAll('-', '_')} always;
    }
  }
}
`;

/** Returns the version of the installed nginx, or null if missing. */
export const nginxVersion = async (): Promise<string | null> => {
  try {
    const { stderr } = await promisify(execFile)('nginx', ['-v']);
    return /nginx\/(\S+)/.exec(stderr)?.[1] ?? 'unknown';
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw fault;
  }
};

const isThere = async (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );

/** Starts a shared cache in front of `origin`: nginx, as a stand-in for the CDN. */
export const startSharedCache = async (
  origin: string,
): Promise<{ url: string; close: () => Promise<void> }> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const port = await freePort('127.0.0.1');
  const file = path.join(directory, 'nginx.conf');
  await writeFile(file, configuration(directory, port, origin));
  const child = spawn('nginx', ['-p', directory, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  // nginx would outlive an interrupted run.
  const end = () => void child.kill();
  process.once('exit', end);
  const close = async () => {
    process.off('exit', end);
    end();
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${String(port)}`;
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await isThere(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error('nginx does not answer');
    }
    await setTimeout(50);
  }
  return { url, close };
};
