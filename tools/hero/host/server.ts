import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join, normalize } from 'node:path';
import ts from 'typescript';

const root = join(process.cwd(), 'tools/hero');
const page = '<link rel="icon" href="data:,"><script type="module" src="/page/main"></script>';

/** Browsers run no TypeScript: each module is stripped of its types when it is asked for. */
const script = async (path: string): Promise<string> => {
  const file = join(root, `${normalize(path)}.ts`);
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(await readFile(file, 'utf8'), { compilerOptions }).outputText;
};

const body = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());

export interface Studio {
  url: string;
  close: () => void;
}

/**
 * Serves the drawing page and its modules on a free loopback port. What the page posts to `/take/NAME` (raw pixels
 * or an encoded picture) goes to `take`; the page goes on when that has settled.
 */
export const openStudio = async (take: (name: string, data: Buffer) => Promise<void>): Promise<Studio> => {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const respond = async (): Promise<void> => {
      if (request.method === 'POST') {
        await take(decodeURIComponent(path.replace('/take/', '')), await body(request));
        response.writeHead(204).end();
      } else if (path === '/') {
        response.setHeader('content-type', 'text/html').end(page);
      } else response.setHeader('content-type', 'text/javascript').end(await script(path));
    };
    respond().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The studio has no port.');
  return { url: `http://127.0.0.1:${String(address.port)}/`, close: () => server.close() };
};
