import { mixed } from 'yup';
import { UUID_FORM } from './json-form';
import { isUuid } from './uuid';

/** Made by the sender, once for what is sent: a call that is repeated with the same key is carried out once. */
export const idempotencyKey = () =>
  mixed(isUuid)
    .meta({ form: UUID_FORM })
    .typeError('The key must be a UUID')
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value));
