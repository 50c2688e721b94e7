import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { contentDesk as texts } from '#messages/content-desk';
import type { DeskBanner } from '@/contract/content';
import { CONTENT_DESK_PATHS as PATHS } from '@/contract/content-paths';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import { openContentDesk } from '../../../../../test/support/browser/content-desk-service';
import { serveCsrf } from '../../../../../test/support/browser/csrf-service';
import { apiUrl, refuse } from '../../../../../test/support/browser/render-account';
import { contentResponse } from '../../../../../test/support/fixtures/content-responses';
import { contentApi, selectContent } from '../../published/content-api';

const network = startApiServer();
serveCsrf(network);
beforeEach(() => localStorage.clear());

const AT = '2025-05-25T12:00:00.000Z';
const up: DeskBanner = { version: 4, updatedAt: AT, text: 'Season 5', href: null, tone: 'good', until: null };

/** Serves a single banner. */
const serveBanner = (first: DeskBanner | null) => {
  const service = { banner: first, versions: first?.version ?? 0 };
  network.use(
    http.get(apiUrl(PATHS.banner), () => Response.json({ item: service.banner })),
    http.put(apiUrl(PATHS.banner), async ({ request }) => {
      const body = (await request.json()) as Partial<DeskBanner>;
      if (body.version !== service.banner?.version)
        return Response.json(
          { error: { code: 'conflict', message: 'Changed.' }, current: service.banner },
          { status: 409 },
        );
      service.versions += 1;
      service.banner = { ...up, ...service.banner, ...body, version: service.versions };
      return Response.json({ item: service.banner });
    }),
    http.delete(apiUrl(PATHS.banner), () => {
      service.banner = null;
      return new Response(null, { status: 204 });
    }),
  );
  return service;
};
const text = () => screen.findByRole('textbox', { name: 'Text' });
const press = (name: string) => screen.getByRole('button', { name });

it('says that no banner is up, and puts one up', async () => {
  const service = serveBanner(null);
  const { user } = await openContentDesk('?tab=banner');
  expect(await screen.findByText(texts.banner.none)).toBeVisible();
  await user.click(press('Save'));
  await waitFor(async () => expect(await text()).toHaveFocus());
  await user.click(await text());
  await user.paste('Harbor is down tonight');
  await user.click(screen.getByRole('radio', { name: 'Warning' }));
  await user.click(screen.getByLabelText(/^Link/));
  await user.paste('/server-info');
  await user.click(press('Save'));
  expect(await screen.findByText(texts.banner.up)).toBeVisible();
  expect(service.banner).toMatchObject({
    ...{ text: 'Harbor is down tonight', tone: 'warning', href: '/server-info', until: null },
  });
});

it('says that it is over once it is, while the desk is open', async () => {
  serveBanner({ ...up, until: new Date(Date.now() + 2_000).toISOString() });
  await openContentDesk('?tab=banner');
  expect(await screen.findByText(texts.banner.up)).toBeVisible();
  expect(await screen.findByText(texts.banner.over, {}, { timeout: 10_000 })).toBeVisible();
});

it('shows each tone with the words as they are typed', async () => {
  serveBanner(up);
  const { user } = await openContentDesk('?tab=banner');
  await user.type(await text(), '!');
  await waitFor(() => expect(screen.getAllByText('Season 5!', { selector: 'p' })).toHaveLength(4));
});

it('is changed, and says at its field what is wrong', async () => {
  const service = serveBanner(up);
  const { user } = await openContentDesk('?tab=banner');
  await text();
  await user.type(screen.getByLabelText(/^Link/), 'javascript:alert(1)');
  await user.click(press('Save'));
  expect(
    await screen.findByText('Link must be a valid address that begins with https://, mailto: or one slash'),
  ).toBeVisible();
  expect(service.banner).toEqual(up);
});

it('is deleted at once, and comes back as it was', async () => {
  const service = serveBanner(up);
  const { user } = await openContentDesk('?tab=banner');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(texts.banner.none)).toBeVisible();
  expect(await text()).toHaveValue('');
  await user.click(press('Undo'));
  expect(await screen.findByText(texts.banner.up)).toBeVisible();
  expect(await text()).toHaveValue('Season 5');
  expect(service.banner).toMatchObject({ text: 'Season 5', tone: 'good' });
});

it('is at once as it is now on the desk’s own page', async () => {
  serveBanner(up);
  const { user, store } = await openContentDesk('?tab=banner');
  const { text: shown, href, tone, until } = up;
  const old = contentResponse({ banner: { text: shown, href, tone, until } });
  await store.dispatch(contentApi.util.upsertQueryData('getContent', undefined, old));
  const onPage = () => selectContent(store.getState()).data?.banner;
  await user.type(await text(), '!');
  await user.click(press('Save'));
  await waitFor(() => expect(onPage()).toEqual({ text: 'Season 5!', href, tone, until }));
  await user.click(press('Delete'));
  await waitFor(() => expect(onPage()).toBeNull());
  await user.click(press('Undo'));
  await waitFor(() => expect(onPage()).toMatchObject({ text: 'Season 5!' }));
});

it('that somebody took down meanwhile can be put up again', async () => {
  const service = serveBanner(up);
  const { user } = await openContentDesk('?tab=banner');
  await user.type(await text(), ' is here');
  service.banner = null;
  await user.click(press('Save'));
  await user.click(await screen.findByRole('button', { name: texts.deletedMeanwhile.action }));
  await waitFor(() => expect(service.banner).toMatchObject({ text: 'Season 5 is here' }));
});

it('can be asked for again when it did not come', async () => {
  serveBanner(up);
  network.use(http.get(apiUrl(PATHS.banner), () => refuse('unavailable'), { once: true }));
  const { user } = await openContentDesk('?tab=banner');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await text()).toHaveValue('Season 5');
});
