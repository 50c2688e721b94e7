import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import { useTypedName } from './use-typed-name';

const Question = ({ children = 'The account is gone for good.', ...props }: Partial<ConfirmDialogProps>) => (
  <ConfirmDialog
    open
    title="Delete Luna?"
    confirmLabel="Delete"
    onClose={() => undefined}
    onConfirm={() => undefined}
    {...props}
  >
    {children}
  </ConfirmDialog>
);
const fill = () =>
  getComputedStyle(screen.getByRole('button', { name: 'Delete' })).getPropertyValue('--fill');

test('its button is red unless it says that nothing is lost', () => {
  const { rerender } = renderWithProviders(<Question />);
  const red = fill();
  rerender(<Question variant="primary" />);
  expect(red).toMatch(/danger/);
  expect(fill()).toMatch(/grass/);
});

const Typed = ({ onConfirm }: { onConfirm: () => void }) => {
  const [isTyped, field] = useTypedName('May 25, 4:17\u202fPM', 'Its name');
  return (
    <Question disabled={!isTyped} onConfirm={onConfirm}>
      {field}
    </Question>
  );
};

test('acts only once the name was typed, where that is asked for', async () => {
  const confirm = jest.fn();
  const { user } = renderWithProviders(<Typed onConfirm={confirm} />);
  const button = screen.getByRole('button', { name: 'Delete' });
  await user.type(screen.getByLabelText('Its name'), 'May 25, 4:17');
  await user.click(button);
  expect(confirm).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Its name'), ' PM ');
  await user.click(button);
  expect(confirm).toHaveBeenCalledTimes(1);
});
