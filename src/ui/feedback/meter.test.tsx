import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { Meter } from './meter';
import { ProgressBar } from './progress-bar';

test('a meter tells its value in numbers and in words', () => {
  renderWithProviders(<Meter label="Server Health" value={15} max={20} valueText="15 of 20" />);
  const meter = screen.getByRole('meter', { name: 'Server Health' });
  expect(meter).toHaveAttribute('aria-valuenow', '15');
  expect(meter).toHaveAttribute('aria-valuemax', '20');
  expect(meter).toHaveAttribute('aria-valuetext', '15 of 20');
  expect(meter.querySelector('rect')).toHaveAttribute('width', '75');
});

test.each([
  [25, '20', '100'],
  [-3, '0', '0'],
])('a meter of 20 that is given %d stays within its bar', (value, now, width) => {
  renderWithProviders(<Meter label="Server Health" value={value} max={20} />);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', now);
  expect(screen.getByRole('meter').querySelector('rect')).toHaveAttribute('width', width);
});

test('a progress bar tells whole per cents between 0 and 100', () => {
  const { rerender } = renderWithProviders(<ProgressBar label="Read" value={41.7} />);
  const bar = screen.getByRole('progressbar', { name: 'Read' });
  expect(bar).toHaveAttribute('aria-valuenow', '42');
  rerender(<ProgressBar label="Read" value={130} />);
  expect(bar).toHaveAttribute('aria-valuenow', '100');
});
