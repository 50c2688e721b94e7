import { mixed } from 'yup';
import { isUuid } from './uuid';

/** Made by the sender, once for what is sent: a call that is repeated with the same key is carried out once. */
export const idempotencyKey = () =>
  mixed(isUuid)
    .typeError('The key must be a UUID')
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value));
