import { waitFor } from '@testing-library/dom';
import type { ContentResponse } from '@/contract/content';
import { PUBLISHED_ID } from '@/lib/data-block';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveContent } from '../../../../test/support/browser/content-service';
import { pass, withFakeClock } from '../../../../test/support/browser/fake-timers';
import { contentResponse, newsCard } from '../../../../test/support/fixtures/content-responses';
import { selectContent } from './content-api';
import { CONTENT_REFRESH_MS, followContent } from './follow-content';

const network = startApiServer();
withFakeClock();

/** Most of the interval, because answers take some of it. */
const MOST_OF_IT = CONTENT_REFRESH_MS - 5_000;

let end: () => void = () => undefined;
afterEach(() => {
  end();
  jest.restoreAllMocks();
  document.getElementById(PUBLISHED_ID)?.remove();
});

const show = (isVisible: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  document.dispatchEvent(new Event('visibilitychange'));
};

const open = (first = contentResponse({ news: [newsCard('a'), newsCard('b')] })) => {
  const store = makeStore();
  const service = serveContent(network, first);
  const now = () => selectContent(store.getState());
  return {
    store,
    service,
    follow: () => {
      end = followContent(store);
    },
    shown: () => now().data,
    answered: (calls: number) =>
      waitFor(() => {
        expect(service.calls).toBe(calls);
        expect(now().status).not.toBe('pending');
      }),
  };
};

test('a document without content asks at once, then every five minutes, and no more often', async () => {
  const { service, follow, shown, answered } = open();
  follow();
  await answered(1);
  expect(shown()).toEqual(service.response);
  await pass(MOST_OF_IT);
  expect(service.calls).toBe(1);
  service.response = contentResponse();
  await pass(5_000);
  await answered(2);
  expect(shown()).toEqual(service.response);
});

test('asks for nothing while the page is hidden, and at once when it is back after five minutes', async () => {
  const { service, follow, answered } = open();
  follow();
  await answered(1);
  show(false);
  await pass(10 * CONTENT_REFRESH_MS);
  expect(service.calls).toBe(1);
  show(true);
  await answered(2);
  show(false);
  await pass(1_000);
  show(true);
  await pass(CONTENT_REFRESH_MS / 2);
  expect(service.calls).toBe(2);
  await pass(CONTENT_REFRESH_MS / 2);
  await answered(3);
});

test('a page that opens hidden asks for nothing until it is seen', async () => {
  const { service, follow, answered } = open();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  follow();
  await pass(2 * CONTENT_REFRESH_MS);
  expect(service.calls).toBe(0);
  show(true);
  await answered(1);
});

const bring = (content: ContentResponse) => {
  const block = document.body.appendChild(document.createElement('script'));
  Object.assign(block, { id: PUBLISHED_ID, type: 'application/json', textContent: JSON.stringify(content) });
};
const brought = contentResponse({ news: [newsCard('brought')] });
const goOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

test('what the document has brought along shows at once, stays, and counts for five minutes', async () => {
  bring(brought);
  const { service, follow, shown, answered } = open(contentResponse());
  follow();
  expect(shown()).toEqual(brought);
  await pass(MOST_OF_IT);
  expect(service.calls).toBe(0);
  expect(shown()).toEqual(brought);
  await pass(5_000);
  await answered(1);
  expect(shown()).toEqual(service.response);
});

test('a copy that was opened offline shows what it has brought along, and asks once it is online', async () => {
  bring(brought);
  const { service, follow, shown, answered } = open(contentResponse());
  goOnline(false);
  follow();
  await pass(2 * CONTENT_REFRESH_MS);
  expect(service.calls).toBe(0);
  expect(shown()).toEqual(brought);
  goOnline(true);
  await answered(1);
  expect(shown()).toEqual(service.response);
});

test.each(['down', 'malformed'] as const)(
  'an answer that is %s takes nothing away, and is asked for again in five minutes',
  async (trouble) => {
    const { service, follow, shown, answered } = open();
    follow();
    await answered(1);
    const before = shown();
    service.response = trouble;
    await pass(CONTENT_REFRESH_MS);
    await answered(2);
    expect(shown()).toBe(before);
    service.response = contentResponse();
    await pass(CONTENT_REFRESH_MS);
    await answered(3);
    expect(shown()).toEqual(service.response);
  },
);

test('a clock that is set back does not keep it from asking', async () => {
  const { follow, answered } = open();
  follow();
  await answered(1);
  jest.setSystemTime(Date.now() - 3_600_000);
  await pass(CONTENT_REFRESH_MS);
  await answered(2);
});

test('asks for nothing once it is ended', async () => {
  const { service, follow, answered } = open();
  follow();
  await answered(1);
  end();
  await pass(2 * CONTENT_REFRESH_MS);
  show(true);
  await pass(1_000);
  expect(service.calls).toBe(1);
});

test('a story that has not changed stays the same object', async () => {
  const { service, follow, shown, answered } = open();
  follow();
  await answered(1);
  const before = shown()?.news;
  service.response = contentResponse({ version: 'v2', news: [newsCard('a'), newsCard('c')] });
  await pass(CONTENT_REFRESH_MS);
  await answered(2);
  expect(shown()?.news[0]).toBe(before?.[0]);
  expect(shown()?.news[1]).not.toEqual(before?.[1]);
});
