import { freePort } from '../site/listen';
import { startWatchedProcess } from './watched-process';

/** What functions are made of besides the files that their entries import already. */
const WATCHED = [
  'functions/**/*.ts',
  'networks/**/*.ts',
  'src/contract/**/*.ts',
  'src/{content,messages}/**/*.ts',
  'src/lib/*.ts',
  'src/theme/tokens.ts',
  'netlify.toml',
];

export interface FunctionsProcess {
  /** `http://127.0.0.1:port`, the same over all restarts. */
  url: string;
  close(): Promise<void>;
}

/** Writes the network and runs the functions, again whenever it or their code changes. Resolves when they are loaded for the first time. */
export async function startFunctionsProcess(
  root: string,
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<FunctionsProcess> {
  const port = await freePort('127.0.0.1');
  const child = await startWatchedProcess('local/dev/functions-host.ts', {
    root,
    env: { ...env, FUNCTIONS_PORT: String(port) },
    watched: WATCHED,
    stop,
  });
  return { url: `http://127.0.0.1:${String(port)}`, close: () => child.close() };
}
