import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { errorScreen } from '#messages/pages';
import { keepEarlyInput } from '@/hydration/boot/early-input';
import { watchChanges } from '@/hydration/boot/watch-changes';
import { withstandOthers } from '@/hydration/withstand-others';
import { renderWithProviders } from '../../test/support/browser/render';
import { ErrorBoundary } from './error-boundary';

const Form = () => {
  const [password, setPassword] = useState('');
  const [isBroken, breakDown] = useState(false);
  if (isBroken) throw new Error('A fault of the page');
  return (
    <form>
      <input aria-label="Password" value={password} onChange={({ target }) => setPassword(target.value)} />
      <button type="button" onClick={() => breakDown(true)}>
        Break
      </button>
    </form>
  );
};

test('a page that broke has what was typed in it after another try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  watchChanges(keepEarlyInput());
  const { container, user } = renderWithProviders(
    <ErrorBoundary locationKey="">
      <Form />
    </ErrorBoundary>,
  );
  const early = window.earlyChanges;
  if (!early) throw new Error('The boot script has not run');
  const end = withstandOthers(container, early);
  await user.type(screen.getByLabelText('Password'), 'copper lantern');
  await user.click(screen.getByRole('button', { name: 'Break' }));
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(screen.getByRole('button', { name: errorScreen.retry }));
  await act(async () => undefined);
  expect(screen.getByLabelText('Password')).toHaveValue('copper lantern');
  end();
});
