import { ApiError } from '../../core/errors/api-error';

export const noSuch = (noun: string): ApiError => new ApiError('not_found', `There is no such ${noun}.`);

/** Somebody else was faster, or the caller did not say what the change was made from. */
export const changedMeanwhile = (noun: string, current: unknown): ApiError =>
  new ApiError('conflict', `Somebody has changed this ${noun} since. Please look at it before you save.`, {
    beside: { current },
  });

export const addressTaken = (): ApiError =>
  new ApiError('conflict', 'Another story has this address.', {
    fields: { slug: 'Another story has this address' },
  });

export const tooMany = (noun: string, most: number): ApiError =>
  new ApiError('conflict', `There can be ${String(most)} of these at most. Please delete a ${noun} first.`);

export const invalid = (fields: Record<string, string>): ApiError =>
  new ApiError('validation_failed', 'Please check the fields.', { fields });
