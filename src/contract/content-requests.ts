import * as v from 'valibot';
import { array, type InferType, lazy, mixed, object, type Schema } from 'yup';
import { cleanText } from './clean-text';
import {
  artNow,
  BANNER_TONES,
  CONTENT_LIMITS,
  NOW,
  RECURRENCE_LIMITS,
  REPEATS,
  SLUG,
} from './content-fields';
import { choiceForm, type JsonForm } from './json-form';
import { markdownFault } from './markdown';
import { type Recurrence, recurrenceSchema } from './recurrence';
import { version } from './request-fields';
import { isShortId, SHORT_ID } from './short-id';
import { completedLink, isSiteLink, LINK_RULE } from './site-link';
import { erasableText, requiredText } from './text';
import { isMoment } from './times';

/** An omitted field keeps its value, or has the default of a new document. */
const optional = <S extends Schema<unknown>>(schema: S) =>
  lazy((value: unknown) => (value === undefined ? mixed() : schema) as Schema<InferType<S> | undefined>).meta(
    { holds: schema, isOptional: true },
  );

const TIME_FORM: JsonForm = { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] };

const inUtc = (value: unknown) => (isMoment(value) ? new Date(value).toISOString() : value);

/** A time, which is converted to UTC, or null. */
const momentOrNull = (label: string) =>
  mixed((value): value is string => isMoment(value))
    .meta({ form: TIME_FORM })
    .typeError(`${label} must be a time in ISO 8601, or null`)
    .transform(inUtc)
    .nullable()
    .defined(`${label} is missing`);

/** A time as above, or {@link NOW}. */
const publication = () =>
  mixed((value): value is string => value === NOW || isMoment(value))
    .meta({ form: { anyOf: [{ type: 'string', format: 'date-time' }, { const: NOW }, { type: 'null' }] } })
    .typeError(`Time of publication must be a time in ISO 8601, ${NOW}, or null`)
    .transform(inUtc)
    .nullable()
    .defined('Time of publication is missing');

const oneOf = <T extends string>(label: string, values: readonly T[]) =>
  mixed((value): value is T => values.some((known) => known === value))
    .meta({ form: choiceForm(values) })
    .typeError(`${label} must be one of ${values.join(', ')}`)
    .required(`${label} is missing`);

/** The name of a picture, or the one that it had in an earlier version. The site knows which pictures there are. */
const art = () =>
  mixed((value): value is string => typeof value === 'string' && isShortId(value))
    .meta({ form: { type: 'string', pattern: SHORT_ID.source } })
    .typeError('Picture must be the name of a picture')
    .transform((value: unknown) => (typeof value === 'string' ? artNow(value) : value))
    .required('Picture is missing');

/** A link of the site or to another one, which may lack its `https://`; null, or nothing, for none. */
const linkOrNull = () =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { anyOf: [{ type: 'string', maxLength: CONTENT_LIMITS.href }, { type: 'null' }] } })
    .typeError('Link must be text, or null')
    .transform((value: unknown) =>
      typeof value === 'string' ? completedLink(cleanText(value, 'line').trim()) || null : value,
    )
    .nullable()
    .defined('Link is missing')
    .test('limit', `Link is limited to ${String(CONTENT_LIMITS.href)} characters`, (value) => {
      return value === null || value.length <= CONTENT_LIMITS.href;
    })
    .test('link', `Link ${LINK_RULE}`, (value) => value === null || isSiteLink(value));

const markdown = (label: string, limit: number, isRequired: boolean) => {
  const rules = { label, limit, lines: true };
  return (isRequired ? requiredText(rules) : erasableText(rules)).test({
    name: 'markdown',
    // A text that is too long is rejected without being parsed.
    test(value, context) {
      const fault = value.length > limit ? null : markdownFault(value);
      return fault === null || context.createError({ message: fault });
    },
  });
};

const isYesOrNo = (value: unknown): value is boolean => typeof value === 'boolean';
const yesOrNo = (label: string) =>
  mixed(isYesOrNo)
    .meta({ form: { type: 'boolean' } })
    .typeError(`${label} must be true or false`)
    .required(`${label} is missing`);

const ORDER_LIMIT = 1_000_000;
const order = () =>
  mixed((value): value is number => typeof value === 'number' && Math.abs(value) <= ORDER_LIMIT)
    .meta({ form: { type: 'number', minimum: -ORDER_LIMIT, maximum: ORDER_LIMIT } })
    .typeError(`Order must be a number from ${String(-ORDER_LIMIT)} to ${String(ORDER_LIMIT)}`)
    .required('Order is missing');

const slug = () =>
  requiredText({ label: 'Address', limit: CONTENT_LIMITS.slug })
    .meta({
      form: {
        type: 'string',
        pattern: SLUG.source,
        minLength: 1,
        maxLength: CONTENT_LIMITS.slug,
      },
    })
    .test('characters', 'Use lowercase letters, digits and single hyphens', (value) => SLUG.test(value));

const pointList = array(requiredText({ label: 'Point', limit: CONTENT_LIMITS.point }))
  .typeError('Points must be a list')
  .required('Points are missing');
/** Rejects a list that is too long by its length alone. */
const tooManyPoints = mixed<string[]>()
  .required()
  .test('limit', `There can be ${String(CONTENT_LIMITS.points)} points at most`, () => false);

const points = lazy((value: unknown): Schema<string[] | undefined> => {
  if (value === undefined) return mixed() as unknown as Schema<undefined>;
  const isTooLong = Array.isArray(value) && value.length > CONTENT_LIMITS.points;
  return isTooLong ? (tooManyPoints as unknown as Schema<string[]>) : pointList;
}).meta({ holds: pointList, isOptional: true, most: CONTENT_LIMITS.points });

const title = () => requiredText({ label: 'Title', limit: CONTENT_LIMITS.title });
const summary = () => erasableText({ label: 'Summary', limit: CONTENT_LIMITS.summary });

const DAY_FORM = { type: 'string', format: 'date' } as const;
const RECURRENCE_FORM: JsonForm = {
  anyOf: [
    {
      type: 'object',
      properties: {
        repeats: choiceForm(REPEATS),
        every: { type: 'integer', minimum: 1, maximum: RECURRENCE_LIMITS.every },
        until: { anyOf: [DAY_FORM, { type: 'null' }] },
        count: {
          anyOf: [{ type: 'integer', minimum: 1, maximum: RECURRENCE_LIMITS.count }, { type: 'null' }],
        },
        except: { type: 'array', items: DAY_FORM, maxItems: RECURRENCE_LIMITS.except },
        timeZone: { type: 'string' },
      },
      required: ['repeats', 'timeZone'],
    },
    { type: 'null' },
  ],
};

/** The recurrence of an event, or null. */
const recurrence = () =>
  mixed((value): value is Recurrence => typeof value === 'object')
    .meta({ form: RECURRENCE_FORM })
    .typeError('Recurrence must be an object, or null')
    .transform((value: unknown) => {
      const { success, output } = v.safeParse(recurrenceSchema, value);
      return success ? output : value;
    })
    .nullable()
    .defined('Recurrence is missing')
    .test({
      name: 'recurrence',
      test(value, context) {
        if (value === null) return true;
        const [issue] = v.safeParse(recurrenceSchema, value).issues ?? [];
        if (!issue) return true;
        const field = String(issue.path?.[0].key ?? 'It');
        return context.createError({ message: `Recurrence is not valid: ${field} ${issue.message}` });
      },
    });

const storyFields = {
  slug: optional(slug()),
  tag: optional(erasableText({ label: 'Tag', limit: CONTENT_LIMITS.tag })),
  summary: optional(summary()),
  points,
  art: optional(art()),
  publishedAt: optional(publication()),
  body: optional(markdown('Text', CONTENT_LIMITS.body, false)),
  announce: optional(yesOrNo('Announce')),
};
const eventFields = {
  when: optional(erasableText({ label: 'When', limit: CONTENT_LIMITS.when })),
  summary: optional(summary()),
  startsAt: optional(momentOrNull('Beginning')),
  endsAt: optional(momentOrNull('End')),
  recurrence: optional(recurrence()),
  prize: optional(erasableText({ label: 'Prize', limit: CONTENT_LIMITS.prize })),
  art: optional(art()),
  href: optional(linkOrNull()),
};
const question = () => requiredText({ label: 'Question', limit: CONTENT_LIMITS.question });
const answer = () => markdown('Answer', CONTENT_LIMITS.answer, true);

/**
 * `POST /api/admin/content/news`. Without a slug, one is made from the title. Without `publishedAt` it is a
 * draft; with `now` it is published.
 */
export const newStorySchema = object({ title: title(), ...storyFields });

/**
 * `PUT /api/admin/content/news/{id}`, like the other changes, changes only the fields given and names the
 * version it is based on.
 */
export const storyChangesSchema = object({
  version: optional(version()),
  title: optional(title()),
  ...storyFields,
});

/** `POST /api/admin/content/events`. An event has a start time, or describes its time in words. */
export const newEventSchema = object({ title: title(), ...eventFields });

/** `PUT /api/admin/content/events/{id}` */
export const eventChangesSchema = object({
  version: optional(version()),
  title: optional(title()),
  ...eventFields,
});

/** `POST /api/admin/content/faq`. Without an order, it is added at the end. */
export const newQuestionSchema = object({
  question: question(),
  answer: answer(),
  order: optional(order()),
});

/** `PUT /api/admin/content/faq/{id}` */
export const questionChangesSchema = object({
  version: optional(version()),
  question: optional(question()),
  answer: optional(answer()),
  order: optional(order()),
});

/** `PUT /api/admin/content/banner`. A first banner needs a text and no version. */
export const bannerChangesSchema = object({
  version: optional(version()),
  text: optional(requiredText({ label: 'Text', limit: CONTENT_LIMITS.banner })),
  href: optional(linkOrNull()),
  tone: optional(oneOf('Tone', BANNER_TONES)),
  until: optional(momentOrNull('Until')),
});
export type BannerChanges = InferType<typeof bannerChangesSchema>;

/** `PUT /api/admin/usage/savings`. A site that has never saved has no version. */
export const savingsChangesSchema = object({
  version: optional(version()),
  film: yesOrNo('Film'),
  polls: yesOrNo('Polls'),
  heartbeats: yesOrNo('Heartbeats'),
});
export type SavingsChanges = InferType<typeof savingsChangesSchema>;
