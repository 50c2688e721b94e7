import { isRecord } from '@/lib/is-record';
import { compileRoute, type Route } from './routes';

/** Responds to a request like Netlify's functions; the platform checks the result. */
export type FunctionHandler = (request: Request, context: unknown) => unknown;

/** Function with its handler and its exported `config`. */
export interface FunctionEntry {
  name: string;
  handler: FunctionHandler;
  /** Routes; without any, the function is at `/.netlify/functions/<name>`. */
  routes: Route[];
  excludedRoutes: Route[];
  /** Methods in upper case; empty means all. */
  methods: string[];
  preferStatic: boolean;
  /** Cron expression in UTC, or one of `@hourly`, `@daily` ...; a scheduled function has no URL. */
  schedule: string | undefined;
}

const isHandler = (value: unknown): value is FunctionHandler => typeof value === 'function';

function strings(value: unknown, what: string): string[] {
  const list: unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return list.map((item) => {
    if (typeof item !== 'string') throw new TypeError(`${what} must be a string or a list of strings`);
    return item;
  });
}

function paths(value: unknown, what: string): Route[] {
  return strings(value, what).map((path) => {
    if (!path.startsWith('/')) throw new TypeError(`${what} must start with a slash: ${path}`);
    return compileRoute(path);
  });
}

/**
 * Reads a function's module: the default export and `config`.
 * @throws TypeError that names the function, in cases that Netlify's packaging would refuse too
 */
export function readFunctionModule(name: string, module: unknown): FunctionEntry {
  const called = `Function ${name}`;
  if (!/^[\w-]+$/.test(name)) {
    throw new TypeError(`${called}: a name is made of letters, digits, hyphens and underscores`);
  }
  if (!isRecord(module) || !isHandler(module['default'])) {
    throw new TypeError(`${called}: the default export must be a function`);
  }
  const config = isRecord(module['config']) ? module['config'] : {};
  const schedule = config['schedule'];
  if (schedule !== undefined && typeof schedule !== 'string') {
    throw new TypeError(`${called}: config.schedule must be a string`);
  }
  if (schedule !== undefined && config['path'] !== undefined) {
    throw new TypeError(`${called}: a scheduled function has no config.path`);
  }
  return {
    name,
    handler: module['default'],
    routes: paths(config['path'], `${called}: config.path`),
    excludedRoutes: paths(config['excludedPath'], `${called}: config.excludedPath`),
    methods: strings(config['method'], `${called}: config.method`).map((method) => method.toUpperCase()),
    preferStatic: config['preferStatic'] === true,
    schedule,
  };
}
