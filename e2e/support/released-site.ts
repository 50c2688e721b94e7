import { serveLocally } from '../../local/site/listen';

export interface ReleasedSite {
  /** Address of the site before and after its next release. */
  url: string;
  /** Replaces the service worker, and removes the hashed files of the previous release. */
  release(worker: string): void;
  /** Accepts requests from now on, but answers none. */
  stall(): void;
  close(): Promise<void>;
}

/** A site that is released again, or stops answering, while visitors use it. */
export const startReleasedSite = async (siteUrl: string): Promise<ReleasedSite> => {
  let next: string | undefined;
  const pageScripts = new Set<string>();
  let gone: ReadonlySet<string> = new Set();
  let isStalled = false;
  const { url, close } = await serveLocally((request, response) => {
    if (isStalled) return;
    void (async () => {
      const address = request.url ?? '';
      const answer = await fetch(`${siteUrl}${address}`);
      const type = answer.headers.get('Content-Type') ?? '';
      if (/^\/assets\/(?:main-)?page-.+\.js$/.test(address)) pageScripts.add(address);
      const isGone = gone.has(address);
      const body =
        next !== undefined && address === '/sw.js' ? next : Buffer.from(await answer.arrayBuffer());
      response.writeHead(isGone ? 404 : answer.status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
      response.end(isGone ? '' : body);
    })();
  });
  return {
    url,
    release: (worker) => {
      next = worker;
      gone = new Set(pageScripts);
    },
    stall: () => {
      isStalled = true;
    },
    close,
  };
};
