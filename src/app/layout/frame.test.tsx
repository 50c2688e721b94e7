import { screen, within } from '@testing-library/react';
import { copyIp } from '#messages/connect';
import { identity } from '#network/identity';
import { renderWithProviders } from '../../../test/support/browser/render';
import { renderSignedIn, steve } from '../../../test/support/browser/render-account';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { Footer } from './footer';
import { Header } from './header';

test('the header has an owner’s links, groups and button', async () => {
  aNetwork({
    pages: {
      menu: [
        { to: 'https://wiki.example.org', label: 'Wiki' },
        { label: 'Read', links: [{ to: 'rules' }] },
      ],
      button: { to: 'https://map.example.org', label: 'Map' },
    },
  });
  await renderSignedIn(<Header />, steve);
  const main = within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
  expect(main.getByRole('link', { name: 'Wiki (opens in a new tab)', hidden: true })).toHaveAttribute(
    'href',
    'https://wiki.example.org',
  );
  expect(main.getByRole('button', { name: 'Read', hidden: true })).toHaveAttribute('aria-expanded', 'false');
  const [button] = screen.getAllByRole('link', { name: /^Map/, hidden: true });
  expect(button).toHaveAttribute('href', 'https://map.example.org');
});

test('the address can be copied in the header, its menu and the footer', async () => {
  const name = `${identity.address} ${copyIp.label}`;
  await renderSignedIn(
    <>
      <Header />
      <Footer />
    </>,
    steve,
  );
  const buttons = screen.getAllByRole('button', { name, hidden: true });
  expect(buttons.map((button) => button.closest('header, footer')?.tagName)).toEqual([
    'HEADER',
    'HEADER',
    'FOOTER',
  ]);
});

test('the footer shows any other link with its icon, and nothing of what is not there', () => {
  aNetwork({
    links: { others: [{ label: 'Wiki', url: 'https://wiki.example.org', icon: 'book' }] },
    pages: { footer: [{ label: 'Read', links: [{ to: 'https://map.example.org', label: 'Map' }] }] },
  });
  renderWithProviders(<Footer />);
  expect(screen.getAllByRole('link', { name: /new tab/ }).map((link) => link.getAttribute('href'))).toEqual([
    'https://wiki.example.org',
    'https://map.example.org',
  ]);
  expect(screen.getByRole('navigation', { name: 'Read' })).toBeVisible();
});
