import { type InferType, lazy, mixed, object, type Schema } from 'yup';
import { requiredText } from './text';
import { UPLOAD_LIMITS } from './uploads';

/** Returns the length of the given number of bytes in Base64. */
const inBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Size of a body without its files, in bytes. */
const REST_BYTES = 4_096;
const { large, small, original } = UPLOAD_LIMITS;
const BODY_BYTES = Math.max(inBase64(large.bytes) + inBase64(small.bytes), inBase64(original.bytes));
export const PICTURE_BODY_BYTES = 1_024 * Math.ceil((BODY_BYTES + REST_BYTES) / 1_024);

const file = (label: string, { bytes }: { readonly bytes: number }, type: string) => {
  const schema = mixed((value): value is string => typeof value === 'string')
    .meta({
      form: {
        type: 'string',
        contentEncoding: 'base64',
        contentMediaType: type,
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
  return lazy(
    (value: unknown) =>
      (value === undefined ? mixed() : schema) as Schema<InferType<typeof schema> | undefined>,
  ).meta({ holds: schema, isOptional: true });
};

/**
 * `POST /api/admin/content/pictures`: WebP in two sizes, as Base64, and a description. A picture at most 800
 * pixels wide has no small size. Instead of both sizes there may be an `original`, from which the function
 * makes them.
 */
export const newPictureSchema = object({
  large: file('The picture', large, 'image/webp'),
  small: file('The small size', small, 'image/webp'),
  original: file('The picture', original, 'image/*'),
  alt: requiredText({ label: 'Description', limit: UPLOAD_LIMITS.alt }),
});
export type NewPicture = InferType<typeof newPictureSchema>;
