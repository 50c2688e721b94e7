import { mixed } from 'yup';

/** Several times the documented maximum length of the service. */
const LIMIT = 8_192;

/**
 * The token that Cloudflare Turnstile gave the visitor's browser, valid once and for five minutes. Sites with
 * a captcha require it from anonymous senders; others ignore it.
 */
export const turnstileToken = () =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string', maxLength: LIMIT } })
    .typeError('The token must be text')
    .test('limit', 'The token is too long', (value) => value === undefined || value.length <= LIMIT);
