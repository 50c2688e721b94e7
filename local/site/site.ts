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

/** How long open requests and work after responses may go on once the site closes. */
const CLOSE_GRACE_MS = 2_000;

export interface SiteOptions {
  /** The project, with its `netlify.toml` if there is one; the two directories below are relative to it. */
  root: string;
  /** Directory of the published files. */
  publish: string;
  /** Directory of the functions' entry files. */
  functions: string;
  /** 0 takes a free one. */
  port: number;
  /** `localhost` listens on both loopback addresses. */
  host: string;
  /** Set in `process.env` before the functions are imported. */
  env?: Record<string, string>;
  /** Gets what a scheduled function throws; logged without. */
  onScheduleError?: (error: unknown) => void;
  /** Time limit of a function that responds to a request, in milliseconds; Netlify's own without. */
  functionTimeLimitMs?: number;
}

export interface Site {
  /** `http://host:port`, without a slash at its end. */
  url: string;
  port: number;
  /** Stops schedules, lets open requests end for two seconds, and resolves when nothing is left. Idempotent. */
  close(): Promise<void>;
}

const isResponseCompressible: compression.Filter = (req, res) =>
  // Part of a file has the byte positions of the whole one.
  res.statusCode !== 206 && compression.filter(req, res);

const logError = (error: unknown) => console.error(error);

/**
 * Serves a site as Netlify does: its functions by their `config`, redirects, files with their headers, the 404
 * page and scheduled runs. Functions are imported once and keep their module memory, as a warm instance does.
 * @throws on a wrong function or rule, and with code EADDRINUSE when the port is taken
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
