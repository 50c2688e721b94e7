import type { Failure } from '@/store/failure';
import type { FormProblem } from '@/ui/form/form';

/** The token of a mail's link, from an address's fragment with its `#`; empty when there is none. */
export const tokenIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') ?? '';

/** What is wrong with a token stands in no field: it becomes the message. */
export const toLinkProblem = ({ message, fields: { token, ...fields } }: Failure): FormProblem => ({
  message: token === undefined ? message : `${token}.`,
  fields,
});
