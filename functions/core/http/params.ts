import { UUID_PATTERN } from '@/contract/uuid';
import { type ApiError, invalidQuery } from '../errors/api-error';
import type { PathParams } from './route';

/** Query parameter of a paged list, for the API's document. */
export const CURSOR_QUERY = { cursor: { about: '`nextCursor` of the previous page.' } } as const;

/**
 * Returns a query parameter that must be one of the options, exactly once.
 * @throws ApiError `validation_failed` that names the parameter
 */
export function queryChoice<T extends string>({ url }: Request, parameter: string, options: readonly T[]): T {
  const [given, ...more] = new URL(url).searchParams.getAll(parameter);
  const choice = options.find((option) => option === given);
  if (choice !== undefined && more.length === 0) return choice;
  throw invalidQuery({ [parameter]: `This must be one of ${options.join(', ')}` });
}

/** Returns like {@link queryChoice}, and null for a parameter that is missing or empty. */
export function chosenQuery<T extends string>(request: Request, parameter: string, options: readonly T[]) {
  return new URL(request.url).searchParams.get(parameter) ? queryChoice(request, parameter, options) : null;
}

/** Returns a time in the query in milliseconds since 1970; null for one that is missing or empty. */
export function timeQuery({ url }: Request, parameter: string): number | null {
  const given = new URL(url).searchParams.get(parameter);
  if (!given) return null;
  const time = Date.parse(given);
  // Positions in indexes have no room for other times.
  if (time >= 0 && time < 1e15) return time;
  throw invalidQuery({ [parameter]: 'This must be a time, like 2026-01-31T12:00:00Z' });
}

/** Format of the site's ids. */
const ID = new RegExp(`^${UUID_PATTERN}$`);

/** Reads the id in a path. Throws the error from `refusal` when no such id can exist. */
export function idParam(refusal: () => ApiError) {
  return ({ id = '' }: PathParams): { readonly id: string } => {
    if (!ID.test(id)) throw refusal();
    return { id };
  };
}
