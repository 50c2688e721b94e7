import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { LinkedText } from './linked-text';

const linksIn = (text: string) => {
  const { container } = renderWithProviders(<LinkedText text={text} />);
  return {
    links: screen
      .queryAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.firstChild?.textContent]),
    text: container.textContent.replaceAll(' (opens in a new tab)', ''),
  };
};

it.each([
  ['See https://example.org/a?b=1#c.', ['https://example.org/a?b=1#c']],
  ['(https://example.org/x), HTTPS://example.org!', ['https://example.org/x', 'HTTPS://example.org']],
  ['One https://a.example\nand https://b.example/c?', ['https://a.example', 'https://b.example/c']],
])('links the addresses in %j, shown in full, and leaves the text as it is', (text, addresses) => {
  const found = linksIn(text);
  expect(found.links).toEqual(addresses.map((address) => [address, address]));
  expect(found.text).toBe(text);
});

it.each([
  'http://example.org',
  'javascript:alert(1)',
  'javascript:alert("https:")',
  'data:text/html,x',
  '//example.org',
  'mailto:a@example.org',
  'https://discord.com@evil.example/a',
  'https://discord.com\\@evil.example',
  'https://',
  'https://...',
])('makes no link of %j', (text) => {
  expect(linksIn(text)).toEqual({ links: [], text });
});

it('opens apart, and tells the other site nothing', () => {
  renderWithProviders(<LinkedText text="https://example.org" />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link).toHaveAttribute('target', '_blank');
});
