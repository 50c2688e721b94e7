import { mixed } from 'yup';

/** Several times what the service documents as the longest one. */
const LIMIT = 8_192;

/**
 * What Cloudflare Turnstile gave the visitor's browser, good once and for five minutes. Sites that guard their forms want one
 * with what strangers send; elsewhere it is passed over.
 */
export const turnstileToken = () =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string', maxLength: LIMIT } })
    .typeError('The token must be text')
    .test('limit', 'The token is too long', (value) => value === undefined || value.length <= LIMIT);
