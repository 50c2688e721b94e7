import { freePort } from '../site/listen';
import { startWatchedProcess } from './watched-process';

/** Sources of the functions besides the files that their entries import. */
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
  /** `http://127.0.0.1:port`, unchanged across restarts. */
  url: string;
  close(): Promise<void>;
}

/** Writes the network and runs the functions, and repeats both on changes of their sources. Resolves when they are first loaded. */
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
