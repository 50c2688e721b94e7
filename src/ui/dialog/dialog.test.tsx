import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { Button } from '../button/button';
import { Dialog } from './dialog';

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Start</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Connect">
        <Dialog.Body>
          <a href="/rules">Rules</a>
        </Dialog.Body>
      </Dialog>
    </>
  );
};

const setUp = async () => {
  const { user } = renderWithProviders(<Page />);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Connect' }) };
};
const expectClosed = () => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
};

test('is not in the page while closed', () => {
  const { container } = renderWithProviders(<Page />);
  expect(container.querySelector('dialog')).not.toBeInTheDocument();
});

test('opens as a modal that is named by its title and holds the focus', async () => {
  const { dialog } = await setUp();
  expect(dialog).toHaveAttribute('open');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test('begins the focus where the dialog asks for it', () => {
  renderWithProviders(
    <Dialog open onClose={() => undefined} title="Connect">
      <Dialog.Body>
        <input aria-label="Your password" data-autofocus />
      </Dialog.Body>
    </Dialog>,
  );
  expect(screen.getByLabelText('Your password')).toHaveFocus();
});

test('closes by its button and gives the focus back', async () => {
  const { user } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expectClosed();
});

test('closes by Escape and gives the focus back', async () => {
  const { user } = await setUp();
  await user.keyboard('{Escape}');
  expectClosed();
});

test('closes by a click on the backdrop, not by one inside', async () => {
  const { user, dialog } = await setUp();
  await user.click(screen.getByRole('heading', { name: 'Connect' }));
  expect(dialog).toBeInTheDocument();
  await user.click(dialog);
  expectClosed();
});

test('a drag from inside that ends on the backdrop does not close it', async () => {
  const { dialog } = await setUp();
  fireEvent.pointerDown(screen.getByRole('heading', { name: 'Connect' }));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});

test('its parts throw outside of it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Dialog.CloseButton />)).toThrow('within a Dialog');
});
