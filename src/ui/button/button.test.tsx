import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { Button, ButtonLink } from './button';

test('a button does not submit the form around it unless it says so', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderWithProviders(
    <form onSubmit={submit}>
      <Button>Show</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(submit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a loading button keeps the focus, says that it is busy, and neither clicks nor submits', async () => {
  const click = jest.fn();
  const submit = jest.fn();
  const form = (loading: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" loading={loading} onClick={click}>
        Send
      </Button>
    </form>
  );
  const { user, rerender } = renderWithProviders(form(false));
  await user.tab();
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(click).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a link within the site stays in its tab', () => {
  renderWithProviders(<ButtonLink to="/apply">Apply Now</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Apply Now' });
  expect(link).toHaveAttribute('href', '/apply');
  expect(link).not.toHaveAttribute('target');
});

test('a link to another site opens a new tab without an opener and says so', () => {
  renderWithProviders(<ButtonLink href="https://chat.example">Join Discord</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Join Discord (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
