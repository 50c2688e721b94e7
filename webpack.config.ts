import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import { readDependencies } from './tools/dependencies/dependencies.ts';
import { ListedChunks } from './tools/listed-chunks.ts';

const root = import.meta.dirname;

/** What pages show of how they were built: a key that is public by its nature, and the packages in it. */
const environment = {
  TURNSTILE_SITE_KEY: JSON.stringify(process.env['TURNSTILE_SITE_KEY']?.trim() ?? ''),
  DEPENDENCIES: JSON.stringify(
    readDependencies(root).map(({ name, version, license }) => ({ name, version, license })),
  ),
};

/** Where the build keeps what is not published: the prerender bundle and the list of the browser's files. */
const buildDirectory = path.join(root, '.local/build');

/** Lists each chunk's files in `.local/build/stats.json`, for the prerender to link. */
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
        JSON.stringify({ entrypoints, namedChunkGroups }),
      );
    });
  }
}

const typescript = (isDevelopment: boolean, target: 'browser' | 'node'): RuleSetRule => ({
  test: /\.tsx?$/,
  include: [path.join(root, 'src'), path.join(root, 'companion')],
  use: [
    {
      // After ts-loader: gives styled components ids that are the same in the prerender and the browser bundles.
      loader: 'babel-loader',
      options: {
        babelrc: false,
        configFile: false,
        // The browser's bundle and the prerender's hold mostly the same files.
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

const assets = (emit: boolean): RuleSetRule => ({
  test: /\.(woff2|webp|svg|webm|mp4)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]', emit },
});

const shared = (isDevelopment: boolean): Configuration => ({
  mode: isDevelopment ? 'development' : 'production',
  context: root,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      '@': path.join(root, 'src'),
      // React has had it itself since its version 18.
      'use-sync-external-store/shim/index.js$': 'react',
      // styled-components brings it for vendor prefixes, which it leaves out unless asked for them.
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
  // Stands in package.json.
  target: ['web', 'browserslist'],
  entry: {
    main: [...(isDevelopment ? ['./src/app/debugging/development.ts'] : []), './src/app/browser.ts'],
    boot: './src/app/boot/boot.ts',
  },
  output: {
    path: path.join(root, 'dist'),
    publicPath: '/',
    // Would else be the package's name, in every file.
    uniqueName: 'site',
    filename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    chunkFilename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    clean: true,
  },
  devtool: isDevelopment ? 'cheap-module-source-map' : false,
  module: {
    rules: [
      typescript(isDevelopment, 'browser'),
      assets(true),
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  optimization: {
    chunkIds: 'named',
    // By the plugin below.
    moduleIds: false,
    // The scripts of the site have their names for each other to themselves, wherever they are loaded.
    mangleExports: 'size',
    minimizer: [
      // About a hundredth smaller than the standard one.
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        minimizerOptions: { compress: { passes: 0, keep_fargs: false } },
        // Licences stand in files beside the scripts, whose names a script need not say.
        extractComments: { banner: false },
      }),
      new CssMinimizerPlugin(),
    ],
    splitChunks: {
      // What pages share stands in the chunk of each, up to this size: compressed together it is smaller, and one request less.
      minSize: 60_000,
      cacheGroups: {
        // Libraries change less often than the site: visitors keep them over releases.
        vendor: {
          test: /node_modules/,
          name: 'vendor',
          chunks: (chunk) => chunk.name === 'main',
        },
        // A name of its own: what webpack would make of its contents stands three times in what every page loads.
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
    // Numbers of four digits are enough. By default they would have five, in every script.
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
    rules: [typescript(isDevelopment, 'node'), assets(false), { test: /\.css$/, type: 'asset/source' }],
  },
  optimization: { minimize: false, splitChunks: false },
  plugins: [
    // One file: what the pages load lazily in a browser is all there at build.
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.DefinePlugin({ ...environment, HAS_STYLEGUIDE: 'false' }),
  ],
});

/** The service worker, the one that removes it, and the script of the page for when there is no network. */
const worker: Configuration = {
  ...shared(false),
  name: 'worker',
  target: 'webworker',
  entry: {
    worker: './src/service-worker/worker.ts',
    remove: './src/service-worker/remove.ts',
    offline: './src/service-worker/offline.ts',
  },
  output: { path: buildDirectory, filename: '[name].js' },
  devtool: false,
  module: { rules: [typescript(false, 'browser')] },
};

/** The program beside a game server: one file, which needs nothing but Node 20. */
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
    // Makes the same file in any folder, so that its digest can be published.
    moduleIds: 'natural',
    minimizer: [
      // Names stay: what a companion says of a fault should tell where it was.
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
 * The browser's files go to dist/, the prerender bundle, the companion and the workers, which the
 * prerender copies or completes, to .local/build/.
 */
export default (env: Record<string, unknown>): Configuration[] => {
  const isDevelopment = env['development'] === true;
  return [browser(isDevelopment), prerender(isDevelopment), ...(isDevelopment ? [] : [companion, worker])];
};
