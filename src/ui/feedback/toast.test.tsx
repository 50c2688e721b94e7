import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../../test/support/browser/render';
import { Dialog } from '../dialog/dialog';
import { notify } from './toast';

const clear = async () => {
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) await userEvent.click(button);
};
afterEach(clear);

test('a success is a status, a failure an alert, each with its description', async () => {
  render(<main id="app" />);
  await act(async () => notify.success('Server IP Copied!', { description: 'Paste it into the game.' }));
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('Server IP Copied!');
  expect(status).toHaveTextContent('Paste it into the game.');
  await act(async () => notify.error('Failed to copy IP'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to copy IP');
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  expect(document.querySelectorAll('.Toastify')).toHaveLength(1);
});

test('can be dismissed', async () => {
  await act(async () => notify.success('Done'));
  await screen.findByRole('status');
  await clear();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows inside an open dialog, and stays when that closes', async () => {
  const page = (open: boolean) => (
    <Dialog open={open} onClose={() => undefined} title="Connect">
      Steps
    </Dialog>
  );
  const { rerender } = renderWithProviders(page(true));
  await act(async () => notify.error('Failed to copy IP'));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeInTheDocument();
  rerender(page(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});
