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
import { invalidQuery } from '../../core/errors/api-error';
import { json, noContent } from '../../core/http/answers';
import { CURSOR_QUERY } from '../../core/http/params';
import { type PathParams, type Route, route } from '../../core/http/route';
import { ofSubject } from '../../core/http/serve';
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
  /** Makes this instance read the content again, after a change. */
  readonly forget: () => void;
  /** Makes the first attempt to announce a story. Never rejects. */
  readonly announce: (id: string) => Promise<void>;
  /** Purges content that visitors see from the CDN. */
  readonly purge: Purge;
}

interface DeskPaths {
  readonly list: ApiPath;
  readonly one: ApiPath;
}

interface DeskSchemas<Kind extends ContentKind> {
  readonly created: Schema<Given<Kind>>;
  readonly changes: Schema<Changes<Kind>>;
  readonly list: GenericSchema;
  readonly one: GenericSchema;
}

/** Summaries of the calls for one kind of document. */
type Summaries = Readonly<Record<'list' | 'create' | 'update' | 'delete', string>>;

export function contentDeskRoutes(desks: ContentDesks): Route[] {
  const { forget, purge, announce } = desks;
  /** Purges and announces after the response, unless the change is invisible to visitors. */
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
    { noun, summaries }: Pick<DeskKind<Kind, unknown>, 'noun'> & { readonly summaries: Summaries },
    { list, one }: DeskPaths,
    schemas: DeskSchemas<Kind>,
  ): Route[] => {
    const params = ({ id = '' }: PathParams) => {
      if (!DOCUMENT_ID.test(id)) throw noSuch(noun);
      return { id };
    };
    return [
      route({
        method: 'GET',
        path: list,
        summary: summaries.list,
        gives: { 200: schemas.list },
        query: CURSOR_QUERY,
        auth: 'editor',
        limit: null,
        body: null,
        handle: async ({ request }) =>
          json<unknown>(await desk.list(new URL(request.url).searchParams.get('cursor'))),
      }),

      /**
       * 201 with `{item}`. A repeated call creates another document. The fields of a deleted document restore it under another
       * id.
       */
      route({
        method: 'POST',
        path: list,
        summary: summaries.create,
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

      /** `{item}`; 409 with `current` unless `version` is the current one. */
      route({
        method: 'PUT',
        path: one,
        summary: summaries.update,
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

      /** `?version=`: 204; 409 with `current` if a version is given and is not the current one. */
      route({
        method: 'DELETE',
        path: one,
        summary: summaries.delete,
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
        {
          noun: 'story',
          summaries: {
            list: 'List stories, with drafts',
            create: 'Create a story',
            update: 'Update a story',
            delete: 'Delete a story',
          },
        },
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
        {
          noun: 'event',
          summaries: {
            list: 'List events',
            create: 'Create an event',
            update: 'Update an event',
            delete: 'Delete an event',
          },
        },
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
        {
          noun: 'question',
          summaries: {
            list: 'List questions',
            create: 'Create a question',
            update: 'Update a question',
            delete: 'Delete a question',
          },
        },
        { list: PATHS.faq, one: PATHS.question },
        {
          created: newQuestionSchema,
          changes: questionChangesSchema,
          list: deskFaqResponseSchema,
          one: deskQuestionResponseSchema,
        },
      ),
    ),

    /** `{item}`, null without a banner. */
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

    /** `{item}`; 409 with `current` unless `version` is the current one. */
    route({
      method: 'PUT',
      path: PATHS.banner,
      summary: 'Create or update the banner',
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

    /** `?version=`: 204, even without a banner. */
    route({
      method: 'DELETE',
      path: PATHS.banner,
      summary: 'Delete the banner',
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

/** Id of a document that was created here, or that the site ships. */
const DOCUMENT_ID = /^[a-z0-9-]{1,80}$/;

const VERSION_QUERY = {
  version: { about: 'Deletes only this version; any version by default.' },
};

/** @throws ApiError `validation_failed` for an invalid version */
function versionIn({ url }: Request): number | null {
  const version = new URL(url).searchParams.get('version');
  if (version === null) return null;
  if (/^[1-9]\d{0,14}$/.test(version)) return Number(version);
  throw invalidQuery({ version: 'This must be a whole number' });
}
