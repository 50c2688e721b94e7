import { setImmediate } from 'node:timers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import type { ContentResponse } from '@/contract/content';
import { contentApi } from '@/features/content/published/content-api';
import { HydrationContext } from '@/hydration/hydration-boundary';
import { type AppStore, makeStore } from '@/store/store';
import { Providers } from '../../../test/support/browser/render';
import { withSight } from '../../../test/support/browser/sight';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { contentResponse, question } from '../../../test/support/fixtures/content-responses';
import { FaqSection } from './faq-section';

// React's renderer for Node needs it, and jsdom lacks it.
Object.assign(globalThis, { setImmediate });

const sight = withSight();

const FORMATTED = question('formatted', {
  answer: 'Read [the terms](/terms), **all** of them, and [more](https://example.org):\n\n- one\n- two',
});
const PLAIN = question('plain');
const shipped = [FORMATTED, PLAIN];
beforeEach(() => void aNetwork({ faq: { questions: shipped } }));

const page = (store: AppStore, waits: boolean) => (
  <HydrationContext value={{ waits }}>
    <Providers route="/support" store={store}>
      <FaqSection />
    </Providers>
  </HydrationContext>
);

/** Returns the document as the build writes it. */
const written = async (): Promise<HTMLElement> => {
  const { prelude } = await prerender(page(makeStore(), false), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  // The renderer leaves its last contexts in place until it renders something without them, and a router refuses another around it.
  await prerender(<hr />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await new Response(prelude).text();
  return container;
};

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  document.body.replaceChildren();
});

/** Hydrates the document, and returns what React reported. */
const hydrated = async (container: HTMLElement, store = makeStore()): Promise<unknown[]> => {
  const faults: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...line: unknown[]) => {
    // Unlike in a browser, one process renders for both the server and the document.
    if (!String(line[0]).startsWith('Detected multiple renderers')) faults.push(line);
  });
  const root = await act(async () =>
    hydrateRoot(container, page(store, true), { onRecoverableError: (error) => faults.push(error) }),
  );
  leave = () => act(() => root.unmount());
  return faults;
};

const publish = (store: AppStore, faq: ContentResponse['faq']) =>
  act(() =>
    store.dispatch(contentApi.util.upsertQueryData('getContent', undefined, contentResponse({ faq }))),
  );

const answerOf = ({ question: name }: { question: string }): HTMLElement => {
  const id = screen.getByRole('button', { name }).getAttribute('aria-controls');
  const answer = id === null ? null : document.getElementById(id);
  if (!answer) throw new Error(`There is no answer to ${name}`);
  return answer;
};
const inAnswer = () => within(answerOf(FORMATTED));
const hidden = { hidden: true };

test('a document has the answers’ links, emphasis and lists, and plain text without an element', async () => {
  await written();
  expect(inAnswer().getByRole('link', { name: 'the terms', ...hidden })).toHaveAttribute('href', '/terms');
  expect(inAnswer().getByRole('link', { name: /^more/, ...hidden })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  expect(inAnswer().getByText('all').tagName).toBe('STRONG');
  expect(inAnswer().getAllByRole('listitem', hidden)).toHaveLength(2);
  expect(answerOf(PLAIN).innerHTML).toBe(PLAIN.answer);
});

test('an answer keeps its markup during hydration, and when another answer changes', async () => {
  const container = await written();
  const list = inAnswer().getByRole('list', hidden);
  const before = answerOf(FORMATTED).innerHTML;
  const store = makeStore();
  expect(await hydrated(container, store)).toEqual([]);
  expect(answerOf(FORMATTED).innerHTML).toBe(before);
  await publish(store, [FORMATTED, { ...PLAIN, answer: 'Changed.' }]);
  await waitFor(() => expect(answerOf(PLAIN)).toHaveTextContent('Changed.'));
  expect(inAnswer().getByRole('list', hidden)).toBe(list);
});

test('an answer that has changed since replaces its markup', async () => {
  const container = await written();
  const store = makeStore();
  await hydrated(container, store);
  const answer = 'Read **less**.';
  await publish(store, [{ ...FORMATTED, answer }, PLAIN]);
  await waitFor(() => expect(answerOf(FORMATTED)).toHaveTextContent(answer));
  await act(async () => sight.see(inAnswer().getByText(answer)));
  await waitFor(() => expect(inAnswer().getByText('less').tagName).toBe('STRONG'));
});

test('a link to a page that the network lacks is text', async () => {
  aNetwork({
    faq: { questions: [{ ...FORMATTED, answer: 'See [the **rules**](/coppa).' }] },
    pages: { pages: { coppa: { off: true } } },
  });
  await written();
  expect(answerOf(FORMATTED)).toHaveTextContent('See the rules.');
  expect(inAnswer().queryByRole('link', hidden)).toBeNull();
});
