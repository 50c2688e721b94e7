import { type InferType, lazy, mixed, object, type Schema } from 'yup';
import { requiredText } from './text';
import { UPLOAD_LIMITS } from './uploads';

/** Characters of so many bytes in Base64. */
const inBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** What a body has besides the two sizes, in bytes. */
const REST_BYTES = 4_096;
export const PICTURE_BODY_BYTES =
  1_024 *
  Math.ceil((inBase64(UPLOAD_LIMITS.large.bytes) + inBase64(UPLOAD_LIMITS.small.bytes) + REST_BYTES) / 1_024);

const file = (label: string, { bytes }: { readonly bytes: number }) =>
  mixed((value): value is string => typeof value === 'string')
    .meta({
      form: {
        type: 'string',
        contentEncoding: 'base64',
        contentMediaType: 'image/webp',
        minLength: 1,
        maxLength: inBase64(bytes),
      },
    })
    .typeError(`${label} must be text in Base64`)
    .required(`${label} is missing`)
    .test('given', `${label} is missing`, (value) => value !== '')
    .test(
      'limit',
      `${label} is limited to ${String(bytes / 1_000)} kB`,
      (value) => value.length <= inBase64(bytes),
    );

const small = file('The small size', UPLOAD_LIMITS.small);

/**
 * `POST /api/admin/content/pictures`: WebP in two sizes, as Base64, and what the picture shows. One that is no wider than 800 pixels has
 * no small size.
 */
export const newPictureSchema = object({
  large: file('The picture', UPLOAD_LIMITS.large),
  small: lazy(
    (value: unknown) =>
      (value === undefined ? mixed() : small) as Schema<InferType<typeof small> | undefined>,
  ).meta({ holds: small, isOptional: true }),
  alt: requiredText({ label: 'Description', limit: UPLOAD_LIMITS.alt }),
});
export type NewPicture = InferType<typeof newPictureSchema>;
