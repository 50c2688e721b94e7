import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { withSight } from '../../../../test/support/browser/sight';
import { useStill } from './use-still';

const sight = withSight();

/** Height of the window, in pixels. */
const WINDOW = 1_000;

/** jsdom has no layout, so elements are where their attributes say. */
beforeEach(() => {
  window.innerHeight = WINDOW;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const [top = 0, bottom = 0] = (this.getAttribute('data-box') ?? '0 0').split(' ').map(Number);
    return new DOMRect(0, top, 100, bottom - top);
  });
  Object.assign(window, { CSS: { supports: () => true } });
});
afterEach(() => jest.restoreAllMocks());

interface Row {
  id: string;
  words: string;
  top: number;
}
interface Shown {
  rows: Row[];
  /** Top and bottom of the part. */
  box: string;
}

const Part = ({ shown }: { shown: Shown }) => {
  const part = useRef<HTMLElement>(null);
  const { rows, box } = useStill(part, shown);
  return (
    <section ref={part} data-box={box} aria-label="Part">
      {rows.map(({ id, words, top }) => (
        <button key={id} data-box={`${String(top)} ${String(top + 100)}`}>
          {words}
        </button>
      ))}
    </section>
  );
};

const row = (id: string, top: number, words = id): Row => ({ id, words, top });
const drawn = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** Renders the first content, then replaces it by the next. */
const change = async (first: Shown, next: Shown) => {
  const { rerender } = render(<Part shown={first} />);
  await act(async () => rerender(<Part shown={next} />));
  return { rerender };
};

test('what keeps its place is drawn at once, in the same element', async () => {
  const first = { rows: [row('a', 100), row('b', 200)], box: '0 400' };
  render(<Part shown={first} />).unmount();
  const { rerender } = render(<Part shown={first} />);
  const before = screen.getByRole('button', { name: 'b' });
  await act(async () =>
    rerender(<Part shown={{ rows: [row('a', 100, 'new'), row('b', 200)], box: '0 400' }} />),
  );
  expect(drawn()).toEqual(['new', 'b']);
  expect(screen.getByRole('button', { name: 'b' })).toBe(before);
});

test.each<[what: string, first: Shown, next: Shown]>([
  [
    'something in the window would move down',
    { rows: [row('a', 100), row('b', 200)], box: '0 2000' },
    { rows: [row('a', 100, 'longer'), row('b', 225)], box: '0 2000' },
  ],
  [
    'what follows the part would move in the window',
    { rows: [row('a', 100)], box: '0 400' },
    { rows: [row('a', 100), row('b', 200)], box: '0 500' },
  ],
])('while %s it stays as it is, and changes once that is out of sight', async (_what, first, next) => {
  await change(first, next);
  const before = first.rows.map(({ words }) => words);
  expect(drawn()).toEqual(before);
  await act(async () => sight.see(screen.getByRole('region')));
  expect(drawn()).toEqual(before);
  // Scrolled beyond all of it.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 2 * WINDOW, 100, 100));
  await act(async () => sight.see(screen.getByRole('region')));
  expect(drawn()).toEqual(next.rows.map(({ words }) => words));
});

test('what moves below the window only is drawn at once', async () => {
  await change(
    { rows: [row('a', 100), row('b', 1_200)], box: '0 1400' },
    { rows: [row('a', 100), row('b', 1_400), row('c', 1_500)], box: '0 1700' },
  );
  expect(drawn()).toEqual(['a', 'b', 'c']);
});

test('above the window it changes where the browser keeps the rest in its place, and nowhere else', async () => {
  const first = { rows: [row('a', -400)], box: '-500 -200' };
  const next = { rows: [row('a', -400), row('b', -300)], box: '-500 -100' };
  const { rerender } = await change(first, next);
  expect(drawn()).toEqual(['a', 'b']);
  Object.assign(window, { CSS: { supports: () => false } });
  await act(async () => rerender(<Part shown={first} />));
  expect(drawn()).toEqual(['a', 'b']);
});

test('nothing is taken away from the keyboard', async () => {
  const first = { rows: [row('a', 100)], box: '0 400' };
  const { rerender } = render(<Part shown={first} />);
  screen.getByRole('button').focus();
  const next = { rows: [row('b', 100)], box: '0 400' };
  await act(async () => rerender(<Part shown={next} />));
  expect(drawn()).toEqual(['a']);
  const elsewhere = document.body.appendChild(document.createElement('input'));
  await act(async () => elsewhere.focus());
  expect(drawn()).toEqual(['b']);
  elsewhere.remove();
});
