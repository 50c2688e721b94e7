import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { TableOfContents } from './table-of-contents';

const entries = [
  { id: 'intro', title: 'Introduction' },
  { id: 'account', title: 'Account Terms' },
  { id: 'contact', title: 'Contact' },
];

/** Positions the sections `tops` below the top of the window, and scrolls. */
const scrollTo = (scrollY: number, tops: Record<string, number>) => {
  for (const [id, top] of Object.entries(tops)) {
    const section = document.getElementById(id);
    if (section) jest.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 400));
  }
  Object.assign(window, { innerHeight: 900, scrollY });
  fireEvent.scroll(window);
};

const current = () => screen.queryByRole('link', { current: 'location' })?.textContent;

beforeEach(() => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3_000);
  renderWithProviders(
    <>
      <TableOfContents label="Contents" entries={entries} />
      {entries.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>,
  );
});

test('links to each section', () => {
  expect(screen.getByRole('link', { name: 'Account Terms' })).toHaveAttribute('href', '#account');
});

test('marks the last section whose start has passed the upper third of the window', () => {
  scrollTo(0, { intro: 600, account: 1_400, contact: 2_200 });
  expect(current()).toBeUndefined();
  scrollTo(500, { intro: 100, account: 900, contact: 1_700 });
  expect(current()).toBe('Introduction');
  scrollTo(1_200, { intro: -600, account: 200, contact: 1_000 });
  expect(current()).toBe('Account Terms');
});

test('marks the last section at the end of the page, however short it is', () => {
  scrollTo(2_100, { intro: -1_500, account: -700, contact: 800 });
  expect(current()).toBe('Contact');
});
