import { mixed } from 'yup';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Made by the sender, once for what is sent: a call that is repeated with the same key is carried out once. */
export const idempotencyKey = () =>
  mixed((value): value is string => typeof value === 'string' && UUID.test(value))
    .typeError('The key must be a UUID')
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value));
