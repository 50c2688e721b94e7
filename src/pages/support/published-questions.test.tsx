import { act, screen, waitFor, within } from '@testing-library/react';
import { published } from '#messages/published';
import { support } from '#network/support';
import type { ContentResponse } from '@/contract/content';
import { contentApi } from '@/features/content/published/content-api';
import { makeStore } from '@/store/store';
import { renderWithProviders } from '../../../test/support/browser/render';
import { withSight } from '../../../test/support/browser/sight';
import { contentResponse, question } from '../../../test/support/fixtures/content-responses';
import { FaqSection } from './faq-section';

const sight = withSight();

const faq = () => within(screen.getByRole('region', { name: support.questions.title }));
const asked = () =>
  faq()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

/** Renders the section, and publishes questions while it is read. */
const publish = async (questions: ContentResponse['faq']) => {
  const store = makeStore();
  const view = renderWithProviders(<FaqSection />, { store });
  await store.dispatch(
    contentApi.util.upsertQueryData('getContent', undefined, contentResponse({ faq: questions })),
  );
  return view;
};

it('asks what is published, in its order, in two columns', async () => {
  await publish(['c', 'a', 'b'].map((id) => question(id)));
  await waitFor(() => expect(asked()).toEqual(['Question c?', 'Question a?', 'Question b?']));
  const columns = new Set(
    faq()
      .getAllByRole('button')
      .map((button) => button.closest('div')?.parentElement),
  );
  expect(columns.size).toBe(2);
});

it('draws Markdown of an answer once it is opened', async () => {
  const answer = 'Read **the rules** and [the terms](/terms).';
  const { user } = await publish([question('a', { answer }), question('b')]);
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(screen.getByText(answer)).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Question a?' }));
  expect(screen.getByText(answer)).toBeVisible();
  await act(async () => sight.see(screen.getByText(answer)));
  expect(await screen.findByText('the rules')).toBeVisible();
  expect(screen.getByRole('link', { name: 'the terms' })).toHaveAttribute('href', '/terms');
});

it('shows an answer of plain words as it is', async () => {
  const answer = 'Port 25565, version 1.20.4: that is all.';
  const { user } = await publish([question('plain', { answer })]);
  await waitFor(() => expect(asked()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Question plain?' }));
  expect(screen.getByText(answer)).toHaveAttribute('role', 'region');
});

it('begins with a single question on the left', async () => {
  const { container } = await publish([question('only')]);
  await waitFor(() => expect(asked()).toEqual(['Question only?']));
  const [left, right] = container.querySelectorAll('section > div:last-child > *');
  expect(left).toContainElement(screen.getByRole('button'));
  expect(right).toHaveTextContent(/^$/);
});

it('says kindly that there are none', async () => {
  await publish([]);
  expect(await screen.findByText(published.faq.none)).toBeVisible();
});
