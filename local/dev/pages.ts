import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { site } from '@/content/site';
import { writeBrandFiles } from '../../tools/brand/brand-files';
import webpackConfig from '../../webpack.config';

/** The document of every page: nothing is prerendered in development. */
function documentOf(stats: Stats): string {
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const files = (entry: string, ending: string) =>
    (entrypoints[entry]?.assets ?? []).map(({ name }) => `/${name}`).filter((file) => file.endsWith(ending));
  const styles = files('main', '.css').map((file) => `<link rel="stylesheet" href="${file}">`);
  const bootFiles = files('theme-boot', '.js');
  const boot = bootFiles.map((file) => `<script src="${file}"></script>`);
  const scripts = files('main', '.js')
    .filter((file) => !bootFiles.includes(file))
    .map((file) => `<script src="${file}" defer></script>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${site.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${[...styles, ...boot, ...scripts].join('\n    ')}
  </head>
  <body><div id="root"></div></body>
</html>
`;
}

function browserConfiguration(): webpack.Configuration {
  const configuration = webpackConfig({ development: true }).find(({ name }) => name === 'browser');
  if (!configuration) throw new Error('webpack.config.ts has no configuration named "browser"');
  // Two entries on one page would else each update modules of their own.
  return { ...configuration, optimization: { ...configuration.optimization, runtimeChunk: 'single' } };
}

/** Serves the pages with hot reload, and hands calls of functions on. Resolves after the first build. */
export async function startPages(options: {
  root: string;
  port: number;
  functionsUrl: string;
}): Promise<{ close(): Promise<void> }> {
  const brandDirectory = path.join(options.root, '.local', 'brand');
  await writeBrandFiles(brandDirectory);
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
      static: [path.join(options.root, 'public'), brandDirectory].map((directory) => ({
        directory,
        serveIndex: false,
      })),
      proxy: [{ context: ['/api', '/.netlify/functions'], target: options.functionsUrl }],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
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
