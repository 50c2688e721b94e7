import { type ContentNoun, contentRefusals as texts } from '#messages/content-refusals';
import { ApiError } from '../../core/errors/api-error';

export const noSuch = (noun: ContentNoun): ApiError => new ApiError('not_found', texts[noun].missing);

/** Returns the refusal of a change that is based on an outdated version, or on none. */
export const changedMeanwhile = (noun: keyof typeof texts.changed, current: unknown): ApiError =>
  new ApiError('conflict', texts.changed[noun], { beside: { current } });

export const addressTaken = (): ApiError =>
  new ApiError('conflict', texts.addressTaken.message, { fields: { slug: texts.addressTaken.field } });

export const tooMany = (noun: ContentNoun, most: number): ApiError =>
  new ApiError('conflict', texts[noun].full(String(most)));
