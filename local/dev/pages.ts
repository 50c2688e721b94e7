import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import ts from 'typescript';
import webpack, { type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { identity } from '#network/identity';
import { FEED_PATHS, UPLOAD_PATHS } from '@/contract/content-paths';
import { storyPicturePath } from '@/lib/story-picture';
import { writeBrandFiles } from '../../tools/brand/brand-files';
import { writePictureParts } from '../../tools/brand/picture-parts';
import { writePictures } from '../../tools/pictures';
import { writeThemeFiles } from '../../tools/theme-files';
import webpackConfig from '../../webpack.config';

/** Returns the document of every page: nothing is prerendered in development. */
function documentOf(stats: Stats): string {
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const files = (entry: string, ending: string) =>
    (entrypoints[entry]?.assets ?? []).map(({ name }) => `/${name}`).filter((file) => file.endsWith(ending));
  const styles = files('main', '.css').map((file) => `<link rel="stylesheet" href="${file}">`);
  const bootFiles = files('boot', '.js');
  const boot = bootFiles.map((file) => `<script src="${file}"></script>`);
  const scripts = files('main', '.js')
    .filter((file) => !bootFiles.includes(file))
    .map((file) => `<script src="${file}" defer></script>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${identity.name}</title>
    <link rel="icon" href="/favicon.ico">
    ${[...styles, ...boot, ...scripts].join('\n    ')}
  </head>
  <body><div id="root"></div></body>
</html>
`;
}

function browserConfiguration(): webpack.Configuration {
  const configuration = webpackConfig({ development: true }).find(({ name }) => name === 'browser');
  if (!configuration) throw new Error('webpack.config.ts has no configuration named "browser"');
  // Otherwise, two entries on one page would each update their own modules.
  return { ...configuration, optimization: { ...configuration.optimization, runtimeChunk: 'single' } };
}

/** Returns the worker that removes a worker: a production build may have registered one on this address. */
async function removingWorker(root: string): Promise<string> {
  const source = await readFile(path.join(root, 'src/service-worker/remove.ts'), 'utf8');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(source, { compilerOptions }).outputText.replace('export {};', '');
}

/** Serves the pages with hot reload, and forwards function calls. Resolves after the first build. */
export async function startPages(options: {
  root: string;
  port: number;
  functionsUrl: string;
}): Promise<{ close(): Promise<void> }> {
  const madeDirectory = path.join(options.root, '.local', 'made');
  await writeThemeFiles(madeDirectory);
  await writeBrandFiles(madeDirectory);
  await writePictures(madeDirectory);
  await writePictureParts(options.root);
  const worker = await removingWorker(options.root);
  const compiler = webpack(browserConfiguration());
  if (!compiler) throw new Error('webpack did not start');
  let latest: Stats | undefined;
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('Pages', (stats) => {
      latest = stats;
      resolve();
    });
  });
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port: options.port,
      hot: true,
      setupExitSignals: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false } },
      static: [path.join(options.root, 'public'), madeDirectory].map((directory) => ({
        directory,
        serveIndex: false,
      })),
      proxy: [
        { context: ['/api', '/.netlify/functions'], target: options.functionsUrl },
        {
          context: [...Object.values(FEED_PATHS), path.dirname(UPLOAD_PATHS.file)],
          target: options.functionsUrl,
        },
        { context: storyPicturePath('*'), target: options.functionsUrl },
      ],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'worker',
          path: '/sw.js',
          middleware: (_req: IncomingMessage, res: ServerResponse) => {
            res.setHeader('Content-Type', 'text/javascript');
            res.end(worker);
          },
        },
        {
          name: 'page',
          middleware: (_req: IncomingMessage, res: ServerResponse) => {
            res.setHeader('Content-Type', 'text/html; charset=utf-8');
            res.end(latest && documentOf(latest));
          },
        },
      ],
    },
    compiler,
  );
  await server.start();
  await built;
  return { close: () => server.stop() };
}
