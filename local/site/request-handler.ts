import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PendingWork } from './function-context';
import { serveFunction } from './function-host';
import type { FunctionMatch, Functions } from './functions';
import type { HeaderRules } from './header-rules';
import { requestHeaders, requestUrl } from './node-request';
import { sendText } from './node-response';
import type { RedirectMatch, RedirectRules } from './redirect-rules';
import { findStaticFile, sendStaticFile, type StaticFile } from './static-files';

export interface SiteParts {
  /** Directory of the published files, absolute. */
  publish: string;
  functions: Functions;
  headerRules: HeaderRules;
  redirectRules: RedirectRules;
  pendingWork: PendingWork;
  functionTimeLimitMs: number;
}

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];
/** Methods that no web-standard request has, so no function can handle them. Functions themselves refuse any other method. */
const FORBIDDEN_METHODS = ['CONNECT', 'TRACE', 'TRACK'];

/** Handles requests in Netlify's order: functions by path, redirects and rewrites, files, the 404 page. */
export function createRequestHandler(site: SiteParts) {
  const serveFile = (
    { req, res }: Exchange,
    { file, pathname, status = 200 }: { file: StaticFile; pathname: string; status?: number },
  ) => {
    if (!PAGE_METHODS.includes(req.method ?? '')) {
      sendText(res, 405, 'Method Not Allowed', { Allow: PAGE_METHODS.join(', ') });
      return;
    }
    const headers = site.headerRules.headersFor(pathname);
    sendStaticFile(req, res, { publish: site.publish, file, status, headers });
  };

  const callFunction = ({ req, res, url }: Exchange, match: FunctionMatch) =>
    serveFunction(req, res, {
      match,
      url,
      pendingWork: site.pendingWork,
      timeLimitMs: site.functionTimeLimitMs,
    });

  const serveNotFound = async (exchange: Exchange) => {
    const file = await findStaticFile(site.publish, '/404.html');
    const isPage = file !== undefined && PAGE_METHODS.includes(exchange.req.method ?? '');
    if (isPage) serveFile(exchange, { file, pathname: exchange.url.pathname, status: 404 });
    else sendText(exchange.res, 404, 'Not Found');
  };

  /** Serves the target in place of the requested path; a function still sees the URL that the client sent. */
  const rewrite = async (exchange: Exchange, { target: { pathname }, status }: RedirectMatch) => {
    const match = site.functions.match(pathname, exchange.req.method ?? '');
    if (match && !match.entry.preferStatic) return callFunction(exchange, match);
    const file = await findStaticFile(site.publish, pathname);
    if (match && file === undefined) return callFunction(exchange, match);
    return file === undefined ? serveNotFound(exchange) : serveFile(exchange, { file, pathname, status });
  };

  const redirect = ({ res, url }: Exchange, { target, status }: RedirectMatch) => {
    const isOwn = target.origin === url.origin;
    const location = isOwn ? target.pathname + target.search + target.hash : target.href;
    res.writeHead(status, { Location: location }).end();
  };

  const serve = async (exchange: Exchange): Promise<void> => {
    const { req, url } = exchange;
    const match = site.functions.match(url.pathname, req.method ?? '');
    if (match && !match.entry.preferStatic) return callFunction(exchange, match);

    const file = await findStaticFile(site.publish, url.pathname);
    if (match && file === undefined) return callFunction(exchange, match);
    const rule = match ? undefined : site.redirectRules.match(url, requestHeaders(req));
    if (rule && (rule.force || file === undefined)) {
      if (rule.status < 300 || rule.status >= 400) return rewrite(exchange, rule);
      return redirect(exchange, rule);
    }
    return file === undefined
      ? serveNotFound(exchange)
      : serveFile(exchange, { file, pathname: url.pathname });
  };

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (FORBIDDEN_METHODS.includes(req.method ?? '')) {
      sendText(res, 405, 'Method Not Allowed', { Allow: METHODS.join(', ') });
      return;
    }
    let url: URL;
    try {
      url = requestUrl(req);
    } catch {
      sendText(res, 400, 'Bad Request', { Connection: 'close' });
      return;
    }
    await serve({ req, res, url });
  };
}
