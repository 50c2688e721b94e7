import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
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
  ])('%s says when or how fast, and opens in a new tab', (title, note, url) => {
    renderWithProviders(<SupportPage />, { route: '/support' });
    const card = within(screen.getByRole('article', { name: title }));
    expect(card.getByText(note)).toBeVisible();
    expectNewTab(card.getByRole('link'), url);
  });

  test('is titled Support Center and starts with the three cards in order', () => {
    renderWithProviders(<SupportPage />, { route: '/support' });
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

  test('ten questions in two columns of five, all closed, their answers in the page', () => {
    const { container } = renderWithProviders(<SupportPage />, { route: '/support' });
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
    const { user } = renderWithProviders(<SupportPage />, { route: '/support' });
    await user.click(question('What do I need to play?'));
    expect(screen.getByText(/Minecraft Java Edition 1\.12 or higher/)).toHaveTextContent(
      '4GB RAM is recommended',
    );
    await user.click(question('How reliable is the server?'));
    expect(screen.getByText(/uptime is 99\.9%/)).toBeVisible();
  });

  test('a column has one question open at a time, and the open one closes again', async () => {
    const { user } = renderWithProviders(<SupportPage />, { route: '/support' });
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
    const { user } = renderWithProviders(<SupportPage />, { route: '/support' });
    await user.click(question(columns[0][0]));
    await user.click(question(columns[1][3]));
    expect(openQuestions()).toEqual([columns[0][0], columns[1][3]]);
    expect(screen.getByText(/final and non-refundable/)).toBeVisible();
  });

  test('View All FAQs opens the knowledge base', () => {
    renderWithProviders(<SupportPage />, { route: '/support' });
    expectNewTab(faq().getByRole('link', { name: /^View All FAQs/ }), 'https://docs.spawnpoint.example');
  });
});

describe('topics to write about', () => {
  test('five in order, each an address that names it and leads to the contact place', () => {
    renderWithProviders(<SupportPage />, { route: '/support' });
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
    const { user } = renderWithProviders(<SupportPage />, { route: '/support?topic=Store+%26+Purchases' });
    expect(chosenTopics()).toEqual(['Store & Purchases']);
    await user.click(screen.getByRole('link', { name: 'Account Issues' }));
    expect(chosenTopics()).toEqual(['Account Issues']);
  });

  test('an address with a topic that is none of ours marks nothing', () => {
    renderWithProviders(<SupportPage />, { route: '/support?topic=Free+Coins' });
    expect(chosenTopics()).toEqual([]);
  });

  test('the prerendered page hydrates without a mismatch when the address names a topic', async () => {
    const at = (route: string): ReactElement => (
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={[route]}>
          <SupportPage />
        </MemoryRouter>
      </ThemeProvider>
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
