import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';

/** The floor's page in one script, built as the product is. */
export const buildFloor = async (directory: string): Promise<string> => {
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: path.resolve('tools/bench/typing/floor.ts'),
    output: { path: directory, filename: 'floor.js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
      ],
    },
    performance: { hints: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((fault, stats) => {
      if (fault || stats?.hasErrors()) reject(fault ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  return readFile(path.join(directory, 'floor.js'), 'utf8');
};
