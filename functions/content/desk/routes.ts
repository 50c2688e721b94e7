import type { GenericSchema } from 'valibot';
import type { Schema } from 'yup';
import {
  type DeskBannerResponse,
  deskBannerResponseSchema,
  deskEventResponseSchema,
  deskEventsResponseSchema,
  deskFaqResponseSchema,
  deskNewsResponseSchema,
  deskQuestionResponseSchema,
  deskStoryResponseSchema,
} from '@/contract/content';
import type { ContentKind } from '@/contract/content-fields';
import { CONTENT_DESK_PATHS as PATHS } from '@/contract/content-paths';
import {
  bannerChangesSchema,
  eventChangesSchema,
  newEventSchema,
  newQuestionSchema,
  newStorySchema,
  questionChangesSchema,
  storyChangesSchema,
} from '@/contract/content-requests';
import { type ApiPath } from '@/contract/paths';
import { ApiError } from '../../core/errors/api-error';
import { json } from '../../core/http/json';
import { noContent } from '../../core/http/no-content';
import { ofSubject } from '../../core/http/of-subject';
import { type PathParams, type Route, route } from '../../core/http/route';
import type { Purge } from '../purge';
import type { BannerDesk } from './banner-desk';
import type { Changes, ContentDesk, Given } from './content-desk';
import { noSuch } from './desk-refusals';
import type { DeskKind } from './kinds';

export interface ContentDesks {
  readonly news: ContentDesk<'news', unknown>;
  readonly events: ContentDesk<'events', unknown>;
  readonly faq: ContentDesk<'faq', unknown>;
  readonly banner: BannerDesk;
  /** Has this instance look anew, for whatever was changed. */
  readonly forget: () => void;
  /** Makes the first attempt to announce a story. Never rejects. */
  readonly announce: (id: string) => Promise<void>;
  /** Has the CDN forget what visitors see. */
  readonly purge: Purge;
}

interface DeskPaths {
  readonly list: ApiPath;
  readonly one: ApiPath;
}

/** A kind's schemas. */
interface DeskSchemas<Kind extends ContentKind> {
  readonly created: Schema<Given<Kind>>;
  readonly changes: Schema<Changes<Kind>>;
  readonly list: GenericSchema;
  readonly one: GenericSchema;
}

/** What editors do with what visitors read. */
export function contentDeskRoutes(desks: ContentDesks): Route[] {
  const { forget, purge, announce } = desks;
  /** After the answer, unless no visitor can tell. */
  const published = (
    isVisible: boolean,
    waitUntil: (work: Promise<unknown>) => void,
    announced: string | null = null,
  ) => {
    forget();
    if (isVisible) waitUntil(purge());
    if (announced !== null) waitUntil(announce(announced));
  };

  const routesOf = <Kind extends ContentKind>(
    desk: ContentDesk<Kind, unknown>,
    { noun, plural }: Pick<DeskKind<Kind, unknown>, 'noun'> & { readonly plural: string },
    { list, one }: DeskPaths,
    schemas: DeskSchemas<Kind>,
  ): Route[] => {
    const a = noun === 'event' ? 'an' : 'a';
    const params = ({ id = '' }: PathParams) => {
      if (!DOCUMENT_ID.test(id)) throw noSuch(noun);
      return { id };
    };
    return [
      /** `?cursor=`: `{items, nextCursor}`. */
      route({
        method: 'GET',
        path: list,
        summary: `List ${plural}, as editors see them`,
        gives: { 200: schemas.list },
        query: { cursor: { about: 'The last page’s nextCursor.' } },
        auth: 'editor',
        limit: null,
        body: null,
        handle: async ({ request }) =>
          json<unknown>(await desk.list(new URL(request.url).searchParams.get('cursor'))),
      }),

      /** 201 with `{item}`. Sent again it is another one; with the fields of a deleted one, that is back under another id. */
      route({
        method: 'POST',
        path: list,
        summary: `Write ${a} ${noun}`,
        gives: { 201: schemas.one },
        refuses: ['conflict'],
        auth: 'editor',
        limit: null,
        body: { schema: schemas.created },
        async handle({ caller, body, context }) {
          const { item, isVisible, announced } = await desk.create(caller.user, body);
          published(isVisible, context.waitUntil, announced);
          return json<unknown>({ item }, { status: 201 });
        },
      }),

      /** `{item}`; 409 with `current` unless `version` is the one that there is. */
      route({
        method: 'PUT',
        path: one,
        summary: `Change of ${a} ${noun} what the call names`,
        gives: { 200: schemas.one },
        refuses: ['conflict'],
        auth: 'editor',
        limit: null,
        body: { schema: schemas.changes },
        params,
        async handle({ caller, params: { id }, body, context }) {
          const { item, isVisible, announced } = await desk.change(caller.user, id, body);
          published(isVisible, context.waitUntil, announced);
          return json<unknown>({ item });
        },
      }),

      /** `?version=`: 204; 409 with `current` for another version than the one that is named, if one is. */
      route({
        method: 'DELETE',
        path: one,
        summary: `Delete ${a} ${noun}`,
        gives: { 204: null },
        query: VERSION_QUERY,
        refuses: ['conflict', 'validation_failed'],
        auth: 'editor',
        limit: null,
        body: null,
        params,
        async handle({ caller, params: { id }, request, context }) {
          published(await desk.remove(caller.user, id, versionIn(request)), context.waitUntil);
          return noContent();
        },
      }),
    ];
  };

  return [
    ...ofSubject(
      'news',
      routesOf(
        desks.news,
        { noun: 'story', plural: 'stories' },
        { list: PATHS.news, one: PATHS.story },
        {
          created: newStorySchema,
          changes: storyChangesSchema,
          list: deskNewsResponseSchema,
          one: deskStoryResponseSchema,
        },
      ),
    ),
    ...ofSubject(
      'events',
      routesOf(
        desks.events,
        { noun: 'event', plural: 'events' },
        { list: PATHS.events, one: PATHS.event },
        {
          created: newEventSchema,
          changes: eventChangesSchema,
          list: deskEventsResponseSchema,
          one: deskEventResponseSchema,
        },
      ),
    ),
    ...ofSubject(
      'faq',
      routesOf(
        desks.faq,
        { noun: 'question', plural: 'questions' },
        { list: PATHS.faq, one: PATHS.question },
        {
          created: newQuestionSchema,
          changes: questionChangesSchema,
          list: deskFaqResponseSchema,
          one: deskQuestionResponseSchema,
        },
      ),
    ),

    /** `{item}`, null while there is none. */
    route({
      method: 'GET',
      path: PATHS.banner,
      summary: 'Get the banner',
      gives: { 200: deskBannerResponseSchema },
      auth: 'editor',
      limit: null,
      body: null,
      handle: async () => json<DeskBannerResponse>({ item: await desks.banner.get() }),
    }),

    /** `{item}`; 409 with `current` unless `version` is the one that there is. */
    route({
      method: 'PUT',
      path: PATHS.banner,
      summary: 'Change of the banner what the call names, or put one up',
      gives: { 200: deskBannerResponseSchema },
      refuses: ['conflict'],
      auth: 'editor',
      limit: null,
      body: { schema: bannerChangesSchema },
      async handle({ caller, body, context }) {
        const item = await desks.banner.put(caller.user, body);
        published(true, context.waitUntil);
        return json<DeskBannerResponse>({ item });
      },
    }),

    /** `?version=`: 204, also when there is none. */
    route({
      method: 'DELETE',
      path: PATHS.banner,
      summary: 'Take the banner away',
      gives: { 204: null },
      query: VERSION_QUERY,
      refuses: ['conflict', 'validation_failed'],
      auth: 'editor',
      limit: null,
      body: null,
      async handle({ caller, request, context }) {
        await desks.banner.remove(caller.user, versionIn(request));
        published(true, context.waitUntil);
        return noContent();
      },
    }),
  ];
}

/** Of a document that the site made, or ships. */
const DOCUMENT_ID = /^[a-z0-9-]{1,80}$/;

const VERSION_QUERY = {
  version: { about: 'Deletes only this version of it; whichever there is, unless given.' },
};

/** @throws ApiError `validation_failed` for what is no version */
function versionIn({ url }: Request): number | null {
  const version = new URL(url).searchParams.get('version');
  if (version === null) return null;
  if (/^[1-9]\d{0,14}$/.test(version)) return Number(version);
  throw new ApiError('validation_failed', 'Please check the address.', {
    fields: { version: 'This must be a whole number' },
  });
}
