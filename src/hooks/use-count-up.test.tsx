import { render, screen } from '@testing-library/react';
import { pass, withFakeClock } from '../../test/support/browser/fake-timers';
import { useCountUp } from './use-count-up';

withFakeClock();

const Counter = ({ value, isArriving }: { value: number; isArriving: boolean }) => (
  <output>{Math.round(useCountUp(value, isArriving))}</output>
);
const shown = () => Number(screen.getByRole('status').textContent);

const wantMotion = () => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...matchMedia(media), matches: false }));
};

it('a number that arrives counts up to itself, never over it, and with all its digits from the start', async () => {
  wantMotion();
  render(<Counter value={5000} isArriving />);
  expect(shown()).toBe(1000);
  const seen: number[] = [];
  for (let frame = 0; frame < 10; frame += 1) {
    await pass(100);
    seen.push(shown());
  }
  expect(seen[0]).toBeGreaterThan(1000);
  expect(seen[0]).toBeLessThan(5000);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(seen.at(-1)).toBe(5000);
});

it('counts once: a new number is there at once', async () => {
  wantMotion();
  const { rerender } = render(<Counter value={1000} isArriving />);
  await pass(1000);
  rerender(<Counter value={5000} isArriving />);
  expect(shown()).toBe(5000);
});

it('does not count a number that was there before, nor for those who want less motion', () => {
  wantMotion();
  const { unmount } = render(<Counter value={1000} isArriving={false} />);
  expect(shown()).toBe(1000);
  unmount();
  jest.restoreAllMocks();
  render(<Counter value={1000} isArriving />);
  expect(shown()).toBe(1000);
});
