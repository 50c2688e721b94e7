import { serveLocally } from '../../local/site/listen';

export interface SlowDocument {
  /** Address of the site through the slow connection. */
  url: string;
  /** Sends the rest of the page. */
  release(): void;
  close(): Promise<void>;
}

/** A connection to a site on which one page stops after a mark in its HTML until it is released. */
export const startSlowDocument = async (
  siteUrl: string,
  { path, mark }: { path: string; mark: string },
): Promise<SlowDocument> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { url, close } = await serveLocally((request, response) => {
    void (async () => {
      const answer = await fetch(`${siteUrl}${request.url ?? ''}`);
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
      if (request.url === path) {
        const cut = body.indexOf(mark);
        if (cut < 0) throw new Error(`${path} has no ${mark}`);
        response.write(body.subarray(0, cut));
        await released;
        response.end(body.subarray(cut));
      } else response.end(body);
    })();
  });
  return {
    url,
    release: () => release(),
    close,
  };
};
