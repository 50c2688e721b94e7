// Decision record: docs/decisions/0006-local-server.md
import { existsSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import { createPendingWork } from './function-context';
import { SYNCHRONOUS_LIMIT_MS } from './function-host';
import { loadFunctions } from './functions';
import { loadHeaderRules } from './header-rules';
import { closeServers, listen } from './listen';
import { sendText } from './node-response';
import { loadRedirectRules } from './redirect-rules';
import { createRequestHandler } from './request-handler';
import { startSchedules } from './schedules';

/** Time for open requests and for work after responses once the site closes. */
const CLOSE_GRACE_MS = 2_000;

export interface SiteOptions {
  /** Root of the project, with its `netlify.toml` if any; the two directories below are relative to it. */
  root: string;
  /** Directory of the published files. */
  publish: string;
  /** Directory of the functions' entry files. */
  functions: string;
  /** Port; 0 for a free one. */
  port: number;
  /** `localhost` listens on both loopback addresses. */
  host: string;
  /** Variables set in `process.env` before the functions are imported. */
  env?: Record<string, string>;
  /** Receives errors of scheduled functions, which are logged by default. */
  onScheduleError?: (error: unknown) => void;
  /** Time limit of a function that responds to a request, in milliseconds; Netlify's own by default. */
  functionTimeLimitMs?: number;
}

export interface Site {
  /** `http://host:port`, without a trailing slash. */
  url: string;
  port: number;
  /** Stops schedules, gives open requests two seconds, and resolves when nothing is left. Idempotent. */
  close(): Promise<void>;
}

const isResponseCompressible: compression.Filter = (req, res) =>
  // Byte positions of a partial response refer to the uncompressed file.
  res.statusCode !== 206 && compression.filter(req, res);

const logError = (error: unknown) => console.error(error);

/**
 * Serves a site like Netlify: its functions by their `config`, redirects, files with their headers, the 404 page and scheduled
 * runs. Functions are imported once and keep their module memory, like a warm instance.
 * @throws on an invalid function or rule, and with code EADDRINUSE if the port is taken
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { root, host, onScheduleError = logError } = options;
  const publish = path.resolve(root, options.publish);
  const netlifyToml = path.join(root, 'netlify.toml');
  const configFile = existsSync(netlifyToml) ? netlifyToml : undefined;
  Object.assign(process.env, options.env);
  const [functions, headerRules, redirectRules] = await Promise.all([
    loadFunctions(path.resolve(root, options.functions)),
    loadHeaderRules(publish, configFile),
    loadRedirectRules(publish, configFile),
  ]);
  const pendingWork = createPendingWork(logError);
  const handle = createRequestHandler({
    publish,
    functions,
    headerRules,
    redirectRules,
    pendingWork,
    functionTimeLimitMs: options.functionTimeLimitMs ?? SYNCHRONOUS_LIMIT_MS,
  });
  const compress = compression({ filter: isResponseCompressible });
  const { servers, port } = await listen(
    (req, res) => {
      compress(req, res, () => {
        handle(req, res).catch((error: unknown) => {
          logError(error);
          if (res.headersSent) res.destroy();
          else sendText(res, 500, 'Internal Server Error');
        });
      });
    },
    { host, port: options.port },
  );
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const stopSchedules = startSchedules(functions.entries, {
    origin: url,
    pendingWork,
    onError: onScheduleError,
  });

  let closing: Promise<void> | undefined;
  const close = async () => {
    stopSchedules();
    await closeServers(servers, CLOSE_GRACE_MS);
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_GRACE_MS);
    });
    await Promise.race([pendingWork.settled(), grace]);
    clearTimeout(timer);
  };
  return { url, port, close: () => (closing ??= close()) };
}
