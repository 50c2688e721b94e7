import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../test/render';
import { TableOfContents } from './table-of-contents';

const entries = [
  { id: 'intro', title: 'Introduction' },
  { id: 'account', title: 'Account Terms' },
];

/** Stands in for the browser's observer, which jsdom lacks; the test decides what is in sight. */
class ObserverStandIn {
  static last: ObserverStandIn | undefined;
  readonly observed: Element[] = [];
  readonly disconnect = jest.fn();
  constructor(private readonly report: (changes: unknown[]) => void) {
    ObserverStandIn.last = this;
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  see(...ids: string[]) {
    const changes = this.observed.map((target) => ({ target, isIntersecting: ids.includes(target.id) }));
    act(() => this.report(changes));
  }
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: ObserverStandIn });
});

const current = () => screen.queryByRole('link', { current: 'location' })?.textContent;

test('links to each section and marks the first one in sight', () => {
  const { unmount } = renderWithProviders(
    <>
      <TableOfContents entries={entries} />
      <section id="intro" />
      <section id="account" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Account Terms' })).toHaveAttribute('href', '#account');
  expect(current()).toBeUndefined();
  ObserverStandIn.last?.see('intro', 'account');
  expect(current()).toBe('Introduction');
  ObserverStandIn.last?.see('account');
  expect(current()).toBe('Account Terms');
  ObserverStandIn.last?.see();
  expect(current()).toBe('Account Terms');
  unmount();
  expect(ObserverStandIn.last?.disconnect).toHaveBeenCalledTimes(1);
});
