import type { Failure } from '@/store/failure';
import type { FormProblem } from '@/ui/form/form';

/** Returns the token of an emailed link from a URL fragment, with or without `#`; empty if missing. */
export const tokenIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') ?? '';

/** An invalid token has no field in the form, so its error becomes the message. */
export const toLinkProblem = ({ message, fields: { token, ...fields } }: Failure): FormProblem => ({
  message: token === undefined ? message : `${token}.`,
  fields,
});
