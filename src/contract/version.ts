import { mixed } from 'yup';

/** The version that a change is based on. */
export const version = () =>
  mixed((value): value is number => Number.isSafeInteger(value) && Number(value) > 0)
    .meta({ form: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } })
    .typeError('Version must be a whole number')
    .required('Version is missing');
