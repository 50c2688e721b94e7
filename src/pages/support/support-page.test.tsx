import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { contactForm } from '#messages/contact';
import { questions as entries } from '#network/faq';
import { identity } from '#network/identity';
import { support } from '#network/support';
import { CONTACT_FIELDS } from '@/contract/contact-fields';
import { makeStore } from '@/store/store';
import { Providers, renderWithProviders } from '../../../test/support/browser/render';
import { labels, titles } from '../../../test/support/fixtures/content-walk';
import SupportPage from './support-page';

const half = Math.floor(entries.length / 2);
const columns = [entries.slice(0, half), entries.slice(half)];
const topics = labels(support.topics.items);
const [firstTopic = '', lastTopic = ''] = [topics.at(0), topics.at(-1)];
const addressOf = (topic: string) => `/support?${new URLSearchParams({ topic }).toString()}`;

/** Renders the page, and waits for the contact form. */
const open = async (route = '/support') => {
  const view = renderWithProviders(<SupportPage />, { route });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  return view;
};
const expectNewTab = (link: HTMLElement, href: string) => {
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
};
const question = (name: string) => screen.getByRole('button', { name });
const openQuestions = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
const chosenTopics = () =>
  within(screen.getByRole('region', { name: support.topics.title }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

describe('support center', () => {
  test.each(support.ways)(
    '$title says when or how fast, and opens in a new tab',
    async ({ title, text, note, url }) => {
      await open();
      const card = within(screen.getByRole('article', { name: title }));
      expect(card.getByText(text)).toBeVisible();
      expect(card.getByText(note ?? '')).toBeVisible();
      expectNewTab(card.getByRole('link'), url);
    },
  );

  test('has its title, and starts with its cards in order', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(support.title);
    expect(screen.getAllByRole('article')).toHaveLength(support.ways.length);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const expected = titles([...support.ways, support.questions]);
    expect(headings.slice(0, expected.length)).toEqual(expected);
  });
});

describe('frequently asked questions', () => {
  const faq = () => within(screen.getByRole('region', { name: support.questions.title }));

  test('the questions stand in two columns, all closed, their answers in the page', async () => {
    const { container } = await open();
    const questions = faq().getAllByRole('button');
    expect(questions.map(({ textContent }) => textContent)).toEqual(entries.map((entry) => entry.question));
    expect(openQuestions()).toEqual([]);
    const accordions = new Set(questions.map((button) => button.closest('div')?.parentElement));
    expect([...accordions].map((column) => column && within(column).getAllByRole('button').length)).toEqual(
      columns.map((column) => column.length),
    );
    const answers = questions.map((button) =>
      container.querySelector(`[id="${button.getAttribute('aria-controls') ?? ''}"]`),
    );
    expect(answers.map((answer) => answer?.textContent)).toEqual(entries.map(({ answer }) => answer));
  });

  test('a column has one question open at a time, and the open one closes again', async () => {
    const { user } = await open();
    for (const { question: asked, answer } of entries.slice(-2)) {
      await user.click(question(asked));
      expect(openQuestions()).toEqual([asked]);
      expect(screen.getByText(answer)).toBeVisible();
    }
    for (const name of openQuestions()) await user.click(question(name ?? ''));
    expect(openQuestions()).toEqual([]);
  });

  test('the two columns open independently', async () => {
    const { user } = await open();
    const firsts = columns.map(([entry]) => entry?.question ?? '');
    for (const name of firsts) await user.click(question(name));
    expect(openQuestions()).toEqual(firsts);
  });

  test('a link under them opens all the others', async () => {
    await open();
    const { label, url } = support.questions.viewAll ?? { label: '', url: '' };
    expectNewTab(faq().getByRole('link', { name: `${label} (opens in a new tab)` }), url);
  });
});

describe('topics to write about', () => {
  test('in order, each an address that names it and leads to the contact place', async () => {
    await open();
    const links = within(screen.getByRole('region', { name: support.topics.title })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(topics);
    for (const [index, link] of links.entries()) {
      const url = new URL(link.getAttribute('href') ?? '', 'https://network.example');
      expect(url.pathname).toBe('/support');
      expect(url.searchParams.get('topic')).toBe(topics[index]);
      expect(document.querySelector(url.hash)).toBeVisible();
    }
  });

  test('the chosen topic is marked, by click and by address', async () => {
    const { user } = await open(addressOf(lastTopic));
    expect(chosenTopics()).toEqual([lastTopic]);
    await user.click(screen.getByRole('link', { name: firstTopic }));
    expect(chosenTopics()).toEqual([firstTopic]);
  });

  test('an address with a topic that is none of ours marks nothing', async () => {
    await open(addressOf(`${topics.join('')}!`));
    expect(chosenTopics()).toEqual([]);
  });

  test('the chosen topic is the subject of the message, by click and by address', async () => {
    const { user } = await open(addressOf(lastTopic));
    const subject = screen.getByRole('textbox', { name: contactForm.fields.subject });
    await waitFor(() => expect(subject).toHaveValue(lastTopic));
    await user.click(screen.getByRole('link', { name: firstTopic }));
    await waitFor(() => expect(subject).toHaveValue(firstTopic));
    expect(screen.getByRole('heading', { name: support.contact.title })).toHaveFocus();
  });

  test('the prerendered page hydrates without a mismatch when the address names a topic', async () => {
    const at = (route: string): ReactElement => (
      <Providers route={route} store={makeStore()}>
        <SupportPage />
      </Providers>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(at('/support'));
    const faults: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, at(addressOf(lastTopic)), {
        onRecoverableError: (error) => faults.push(error),
      }),
    );
    expect(faults).toEqual([]);
    expect(chosenTopics()).toEqual([lastTopic]);
    act(() => root.unmount());
    container.remove();
  });
});

describe('contact form', () => {
  test('has its title and asks for the fields of the contract', async () => {
    await open();
    const form = within(screen.getByRole('region', { name: support.contact.title }));
    expect(form.getByRole('heading', { level: 2 })).toHaveTextContent(support.contact.title);
    expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(CONTACT_FIELDS);
    expect(form.getByRole('textbox', { name: contactForm.fields.email })).toHaveAttribute('type', 'email');
    for (const field of form.getAllByRole('textbox')) expect(field).toBeRequired();
    expect(form.getByRole('button', { name: contactForm.submitLabel })).toBeVisible();
  });

  test('has its place in the prerendered page, and a line with the address for those without scripts', () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(
      <Providers route="/support" store={makeStore()}>
        <SupportPage />
      </Providers>,
    );
    expect(place.querySelectorAll('#contact [inert] :is(input, textarea, button)')).toHaveLength(
      CONTACT_FIELDS.length + 1,
    );
    const line = within(place).getByText((text) => text.includes(contactForm.noScript.text));
    expect(line.querySelector('a')).toHaveAttribute('href', `mailto:${identity.email}`);
  });
});
