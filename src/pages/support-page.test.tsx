import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { makeStore } from '@/store/store';
import { theme } from '@/theme/theme';
import { renderWithProviders } from '../../test/render';
import SupportPage from './support-page';

const columns = [
  [
    'How do I join the server?',
    'What do I need to play?',
    'Can I join from Bedrock Edition?',
    'Which mods may I use?',
    'How reliable is the server?',
  ],
  [
    'How do I report a player?',
    'I was punished. Can I appeal?',
    'I bought a rank and did not receive it. What now?',
    'Can I get a refund?',
    'How do I join the team?',
  ],
] as const;
const topics = [
  'Account Issues',
  'Connection Problems',
  'Store & Purchases',
  'Report a Player',
  'Donation Support',
];

/** The page, with the contact form that comes after it. */
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
  within(screen.getByRole('region', { name: 'What is it about?' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

describe('support center', () => {
  test.each([
    ['Live Support', 'Available 10AM - 6PM IST every day', 'https://discord.gg/spawnpoint'],
    ['Knowledge Base', 'Always open', 'https://docs.spawnpoint.example'],
    ['Submit a Ticket', 'Response within 24 hours guaranteed', 'https://discord.gg/spawnpoint'],
  ])('%s says when or how fast, and opens in a new tab', async (title, note, url) => {
    await open();
    const card = within(screen.getByRole('article', { name: title }));
    expect(card.getByText(note)).toBeVisible();
    expectNewTab(card.getByRole('link'), url);
  });

  test('is titled Support Center and starts with the three cards in order', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Support Center$/);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .slice(0, 4),
    ).toEqual(['Live Support', 'Knowledge Base', 'Submit a Ticket', 'Frequently Asked Questions']);
  });
});

describe('frequently asked questions', () => {
  const faq = () => within(screen.getByRole('region', { name: 'Frequently Asked Questions' }));

  test('ten questions in two columns of five, all closed, their answers in the page', async () => {
    const { container } = await open();
    const questions = faq().getAllByRole('button');
    expect(questions.map(({ textContent }) => textContent)).toEqual(columns.flat());
    expect(openQuestions()).toEqual([]);
    const accordions = new Set(questions.map((button) => button.closest('div')?.parentElement));
    expect([...accordions].map((column) => column && within(column).getAllByRole('button').length)).toEqual([
      5, 5,
    ]);
    const answers = questions.map((button) =>
      container.querySelector(`[id="${button.getAttribute('aria-controls') ?? ''}"]`),
    );
    for (const answer of answers) expect(answer?.textContent.length).toBeGreaterThan(60);
  });

  test('the answers name the versions that can connect, memory and uptime', async () => {
    const { user } = await open();
    await user.click(question('What do I need to play?'));
    expect(screen.getByText(/Minecraft Java Edition 1\.12 or higher/)).toHaveTextContent(
      '4GB RAM is recommended',
    );
    await user.click(question('How reliable is the server?'));
    expect(screen.getByText(/uptime is 99\.9%/)).toBeVisible();
  });

  test('a column has one question open at a time, and the open one closes again', async () => {
    const { user } = await open();
    const [first, second] = columns[0];
    await user.click(question(first));
    expect(openQuestions()).toEqual([first]);
    expect(screen.getByText(/choose Multiplayer, then Add Server/)).toBeVisible();
    await user.click(question(second));
    expect(openQuestions()).toEqual([second]);
    await user.click(question(second));
    expect(openQuestions()).toEqual([]);
  });

  test('the two columns open independently', async () => {
    const { user } = await open();
    await user.click(question(columns[0][0]));
    await user.click(question(columns[1][3]));
    expect(openQuestions()).toEqual([columns[0][0], columns[1][3]]);
    expect(screen.getByText(/final and non-refundable/)).toBeVisible();
  });

  test('View All FAQs opens the knowledge base', async () => {
    await open();
    expectNewTab(faq().getByRole('link', { name: /^View All FAQs/ }), 'https://docs.spawnpoint.example');
  });
});

describe('topics to write about', () => {
  test('five in order, each an address that names it and leads to the contact place', async () => {
    await open();
    const links = within(screen.getByRole('region', { name: 'What is it about?' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(topics);
    for (const [index, link] of links.entries()) {
      const url = new URL(link.getAttribute('href') ?? '', 'https://spawnpoint.example');
      expect(url.pathname).toBe('/support');
      expect(url.searchParams.get('topic')).toBe(topics[index]);
      expect(document.querySelector(url.hash)).toBeVisible();
    }
  });

  test('the chosen topic is marked, by click and by address', async () => {
    const { user } = await open('/support?topic=Store+%26+Purchases');
    expect(chosenTopics()).toEqual(['Store & Purchases']);
    await user.click(screen.getByRole('link', { name: 'Account Issues' }));
    expect(chosenTopics()).toEqual(['Account Issues']);
  });

  test('an address with a topic that is none of ours marks nothing', async () => {
    await open('/support?topic=Free+Coins');
    expect(chosenTopics()).toEqual([]);
  });

  test('the chosen topic is the subject of the message, by click and by address', async () => {
    const { user } = await open('/support?topic=Store+%26+Purchases');
    const subject = screen.getByRole('textbox', { name: 'Subject' });
    await waitFor(() => expect(subject).toHaveValue('Store & Purchases'));
    await user.click(screen.getByRole('link', { name: 'Account Issues' }));
    await waitFor(() => expect(subject).toHaveValue('Account Issues'));
    expect(screen.getByRole('heading', { name: 'Get in Touch' })).toHaveFocus();
  });

  test('the prerendered page hydrates without a mismatch when the address names a topic', async () => {
    const at = (route: string): ReactElement => (
      <Provider store={makeStore()}>
        <ThemeProvider theme={theme}>
          <MemoryRouter initialEntries={[route]}>
            <SupportPage />
          </MemoryRouter>
        </ThemeProvider>
      </Provider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(at('/support'));
    const faults: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, at('/support?topic=Report+a+Player'), {
        onRecoverableError: (error) => faults.push(error),
      }),
    );
    expect(faults).toEqual([]);
    expect(chosenTopics()).toEqual(['Report a Player']);
    act(() => root.unmount());
    container.remove();
  });
});

describe('contact form', () => {
  test('is headed Get in Touch and asks for email, subject and message', async () => {
    await open();
    const form = within(screen.getByRole('region', { name: 'Get in Touch' }));
    expect(form.getByRole('heading', { level: 2 })).toHaveTextContent(/^Get in Touch$/);
    expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'email',
      'subject',
      'message',
    ]);
    expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    for (const field of form.getAllByRole('textbox')) expect(field).toBeRequired();
    expect(form.getByRole('button', { name: 'Send Message' })).toBeVisible();
  });

  test('has its place in the prerendered page, and a line with the address for those without scripts', () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(
      <Provider store={makeStore()}>
        <ThemeProvider theme={theme}>
          <MemoryRouter initialEntries={['/support']}>
            <SupportPage />
          </MemoryRouter>
        </ThemeProvider>
      </Provider>,
    );
    expect(place.querySelectorAll('#contact [inert] :is(input, textarea, button)')).toHaveLength(4);
    const line = within(place).getByText(/This form needs JavaScript/);
    expect(line.querySelector('a')).toHaveAttribute('href', 'mailto:support@spawnpoint.example');
  });
});
