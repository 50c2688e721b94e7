import { screen } from '@testing-library/react';
import { copyIp } from '#messages/connect';
import { identity } from '#network/identity';
import { pass, withFakeClock } from '../../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { CopyAddress } from './copy-address';

withFakeClock();

const press = async (isRefused = false) => {
  const { user } = renderWithProviders(<CopyAddress />, { advanceTimers: jest.advanceTimersByTime });
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  if (isRefused) written.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const button = screen.getByRole('button', { name: `${identity.address} ${copyIp.label}` });
  await user.click(button);
  await pass(0);
  return { button, written };
};

test('a press copies the address, and says Copied! for three seconds to eye and ear', async () => {
  const { button, written } = await press();
  expect(written).toHaveBeenCalledWith(identity.address);
  const said = screen.getAllByText(copyIp.copiedLabel);
  expect(said[0]).toBeVisible();
  expect(said[1]).toHaveAttribute('role', 'status');
  expect(screen.getByText(identity.address)).not.toBeVisible();
  await pass(3000);
  expect(screen.queryByText(copyIp.copiedLabel)).not.toBeInTheDocument();
  expect(button).toHaveTextContent(identity.address);
});

test('where copying is refused the address is selected, with a word on what to do', async () => {
  await press(true);
  expect(await screen.findByText(copyIp.failure.text(identity.address))).toBeVisible();
  expect(getSelection()?.toString()).toBe(identity.address);
  expect(screen.queryByText(copyIp.copiedLabel)).not.toBeInTheDocument();
});
