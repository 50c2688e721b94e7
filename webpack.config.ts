import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import { language } from '#network/locale';
import { fontPackages } from '#network/private/fonts';
import { readDependencies } from './tools/dependencies/dependencies.ts';
import { ListedChunks } from './tools/listed-chunks.ts';
import { ENGLISH } from './tools/network/languages.ts';

const root = import.meta.dirname;

const variable = (name: string): string => process.env[name]?.trim() ?? '';

/** Build information that pages use: a key that is public by nature, whether the shop is asked, and the bundled packages. */
const environment = {
  TURNSTILE_SITE_KEY: JSON.stringify(variable('TURNSTILE_SITE_KEY')),
  HAS_SHOP: JSON.stringify(variable('TEBEX_TOKEN') !== ''),
  DEPENDENCIES: JSON.stringify(
    readDependencies(root, fontPackages).map(({ name, version, license }) => ({ name, version, license })),
  ),
};

/** Directory for unpublished build output: the prerender bundle and the list of the browser's files. */
const buildDirectory = path.join(root, '.local/build');

/**
 * Lists each chunk's files in `.local/build/stats.json`, for the prerender to link, with the time at which the build began: what
 * changes later is not in it.
 */
class ChunkList {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('ChunkList', async (stats) => {
      await mkdir(buildDirectory, { recursive: true });
      const { entrypoints, namedChunkGroups } = stats.toJson({
        all: false,
        entrypoints: true,
        chunkGroups: true,
      });
      await writeFile(
        path.join(buildDirectory, 'stats.json'),
        JSON.stringify({ began: stats.startTime, entrypoints, namedChunkGroups }),
      );
    });
  }
}

const typescript = (isDevelopment: boolean, target: 'browser' | 'node'): RuleSetRule => ({
  test: /\.tsx?$/,
  include: [path.join(root, 'src'), path.join(root, 'companion')],
  use: [
    {
      // Runs after ts-loader. Gives styled components the same ids in the prerender and the browser bundles.
      loader: 'babel-loader',
      options: {
        babelrc: false,
        configFile: false,
        // The bundles of the browser and the prerender mostly hold the same files.
        cacheDirectory: path.join(root, '.local/babel'),
        cacheCompression: false,
        plugins: [
          ['babel-plugin-styled-components', { ssr: true, pure: true, displayName: isDevelopment }],
          ...(isDevelopment && target === 'browser' ? ['react-refresh/babel'] : []),
        ],
      },
    },
    {
      loader: 'ts-loader',
      options: {
        transpileOnly: true,
        compilerOptions: { noEmit: false, ...(isDevelopment && { jsx: 'react-jsxdev' }) },
      },
    },
  ],
});

const shared = (isDevelopment: boolean): Configuration => ({
  mode: isDevelopment ? 'development' : 'production',
  context: root,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      '@': path.join(root, 'src'),
      // English messages need none of the modules that lead to them, which would change the ids of all others, and sizes with them.
      '#messages': path.join(root, language === ENGLISH ? 'src/messages/en' : '.local/messages'),
      // The package's entry is its development build, whose warnings would be in every first view.
      'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
      // styled-components imports it for vendor prefixes, which it omits by default.
      [path.join(root, 'node_modules/stylis/src/Prefixer.js')]: false,
    },
  },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(root, '.local/webpack'),
    buildDependencies: { config: [import.meta.filename] },
  },
});

const browser = (isDevelopment: boolean): Configuration => ({
  ...shared(isDevelopment),
  name: 'browser',
  // `browserslist` is in package.json.
  target: ['web', 'browserslist'],
  entry: {
    main: [...(isDevelopment ? ['./src/app/debugging/development.ts'] : []), './src/app/browser.ts'],
    boot: './src/app/boot.ts',
  },
  output: {
    path: path.join(root, 'dist'),
    publicPath: '/',
    // The default is the package's name, repeated in every file.
    uniqueName: 'site',
    filename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    chunkFilename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    clean: true,
  },
  devtool: isDevelopment ? 'cheap-module-source-map' : false,
  module: {
    rules: [
      typescript(isDevelopment, 'browser'),
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  optimization: {
    chunkIds: 'named',
    // Set by the plugin below.
    moduleIds: false,
    // Only the site's own scripts use these names, so they can be mangled.
    mangleExports: 'size',
    minimizer: [
      // About one percent smaller than with the standard minimizer.
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        minimizerOptions: { compress: { passes: 0, keep_fargs: false } },
        // Licences are in files beside the scripts, which need not name them.
        extractComments: { banner: false },
      }),
      new CssMinimizerPlugin(),
    ],
    splitChunks: {
      // Code shared by pages is in the chunk of each, up to this size: compressed together it is smaller, and saves a request.
      minSize: 60_000,
      // Nothing but the chart needs its library, which would be a request of its own.
      chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'history-chart',
      cacheGroups: {
        // Libraries change less often than the site: visitors' caches keep them across releases.
        vendor: {
          test: /node_modules/,
          name: 'vendor',
          chunks: (chunk) => chunk.name === 'main',
        },
        // Explicit name: webpack's own, made from the contents, would appear three times in what every page loads.
        forms: {
          test: /node_modules[\\/](?:formik|yup|deepmerge|hoist-non-react-statics|lodash-es|property-expr|react-fast-compare|tiny-case|toposort)[\\/]/,
          name: 'forms',
          chunks: 'async',
        },
      },
    },
  },
  performance: { hints: false },
  plugins: [
    // Four digits are enough. The default is five, in every script.
    new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
    new MiniCssExtractPlugin({
      filename: 'assets/[name].[contenthash:8].css',
      chunkFilename: 'assets/[name].[contenthash:8].css',
    }),
    new webpack.DefinePlugin({
      ...environment,
      HAS_STYLEGUIDE: JSON.stringify(isDevelopment),
      HAS_SERVICE_WORKER: JSON.stringify(!isDevelopment),
    }),
    ...(isDevelopment ? [new ReactRefreshPlugin({ overlay: false })] : [new ChunkList(), new ListedChunks()]),
  ],
});

const prerender = (isDevelopment: boolean): Configuration => ({
  ...shared(isDevelopment),
  name: 'prerender',
  target: 'node24',
  entry: { prerender: './src/app/prerender.tsx' },
  output: {
    path: buildDirectory,
    publicPath: '/',
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  devtool: false,
  module: {
    rules: [typescript(isDevelopment, 'node'), { test: /\.css$/, type: 'asset/source' }],
  },
  optimization: { minimize: false, splitChunks: false },
  plugins: [
    // One file, because code that pages load lazily in a browser is all present at build.
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.DefinePlugin({ ...environment, HAS_STYLEGUIDE: 'false' }),
  ],
});

/** Builds the service worker, and the one that removes it. */
const worker: Configuration = {
  ...shared(false),
  name: 'worker',
  target: 'webworker',
  entry: {
    worker: './src/service-worker/worker.ts',
    remove: './src/service-worker/remove.ts',
  },
  output: { path: buildDirectory, filename: '[name].js' },
  devtool: false,
  module: { rules: [typescript(false, 'browser')] },
};

/** Builds the program beside a game server: one file that needs only Node 20. */
const companion: Configuration = {
  ...shared(false),
  name: 'companion',
  target: 'node20',
  entry: { companion: './companion/main.ts' },
  output: {
    path: buildDirectory,
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
  },
  devtool: false,
  module: { rules: [typescript(false, 'node')] },
  optimization: {
    // Produces the same file in any folder, so that its digest can be published.
    moduleIds: 'natural',
    minimizer: [
      // Keeps names, so that a companion's stack traces are readable.
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        minimizerOptions: { compress: true, mangle: { keep_classnames: true, keep_fnames: true } },
        extractComments: false,
      }),
    ],
  },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
};

/**
 * Builds the browser's files into dist/, and the prerender bundle, the companion and the workers into .local/build/, from where
 * the prerender copies or completes them.
 */
export default (env: Record<string, unknown>): Configuration[] => {
  const isDevelopment = env['development'] === true;
  return [browser(isDevelopment), prerender(isDevelopment), ...(isDevelopment ? [] : [companion, worker])];
};
