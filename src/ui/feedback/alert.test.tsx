import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { Alert } from './alert';
import { Spinner } from './spinner';

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
] as const)('a message of tone %s is a %s', (tone, role) => {
  renderWithProviders(
    <Alert tone={tone} title="No answer" action={<button type="button">Try again</button>}>
      The last known state is shown.
    </Alert>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('No answer');
  expect(screen.getByRole(role)).toContainElement(screen.getByRole('button', { name: 'Try again' }));
});

test('a spinner says in sight and to screen readers what is being waited for', () => {
  renderWithProviders(<Spinner label="Fetching server status..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Fetching server status...');
  expect(screen.getByText('Fetching server status...')).toBeVisible();
});
