import { ApiError } from '../errors/api-error';

/**
 * The parameter of a query that must be one of the options, once.
 * @throws ApiError `validation_failed` that names the parameter
 */
export function queryChoice<T extends string>({ url }: Request, parameter: string, options: readonly T[]): T {
  const [given, ...more] = new URL(url).searchParams.getAll(parameter);
  const choice = options.find((option) => option === given);
  if (choice !== undefined && more.length === 0) return choice;
  throw new ApiError('validation_failed', 'Please check the address.', {
    fields: { [parameter]: `This must be one of ${options.join(', ')}` },
  });
}
