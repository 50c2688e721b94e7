import { type Command, CommandError } from './port';

export type RestRequest =
  | { readonly kind: 'single'; readonly command: Command }
  | { readonly kind: 'pipeline' | 'transaction'; readonly commands: readonly Command[] };

/**
 * Parses a request of Upstash's REST API: one or several commands as JSON in the body, or a command in the path. The path's
 * last argument may be the body, followed by the query's names and values.
 * @throws CommandError if it is malformed
 */
export function parseRequest(url: URL, body: string): RestRequest {
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  switch (path) {
    case '':
      return { kind: 'single', command: toCommand(parseJson(body)) };
    case 'pipeline':
      return { kind: 'pipeline', commands: toCommands(parseJson(body)) };
    case 'multi-exec':
      return { kind: 'transaction', commands: toCommands(parseJson(body)) };
    default:
      return {
        kind: 'single',
        command: [...path.split('/').map(decode), ...[body].filter(Boolean), ...options(url)],
      };
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new CommandError('ERR failed to parse request: the body is not JSON');
  }
}

function toCommands(value: unknown): readonly Command[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new CommandError('ERR failed to parse request: expected a list of commands');
  }
  return value.map(toCommand);
}

function toCommand(value: unknown): Command {
  if (!Array.isArray(value) || value.length === 0) {
    throw new CommandError('ERR failed to parse request: expected a command as a list');
  }
  return value.map((argument: unknown) => {
    if (typeof argument === 'string') return argument;
    if (typeof argument === 'number' || typeof argument === 'boolean') return String(argument);
    throw new CommandError('ERR failed to parse request: arguments are strings, numbers or booleans');
  });
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new CommandError('ERR failed to parse request: malformed path');
  }
}

function options(url: URL): string[] {
  return [...url.searchParams].filter(([name]) => name !== '_token').flat();
}
