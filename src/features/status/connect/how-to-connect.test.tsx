import { screen } from '@testing-library/react';
import { copyIp } from '#messages/connect';
import { howToConnect } from '#messages/server-info';
import { identity } from '#network/identity';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { HowToConnect } from './how-to-connect';

const clipboard = () => jest.spyOn(navigator.clipboard, 'writeText');
const deny = () => clipboard().mockRejectedValue(new DOMException('', 'NotAllowedError'));

describe('the How to Connect card', () => {
  it('has every row as text, then the status', () => {
    renderWithProviders(<HowToConnect />);
    const rows = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ...identity.addresses.map(({ label, address }) => [label, address]),
      [howToConnect.version, identity.versions],
      [howToConnect.status, 'Unknown'],
    ]);
  });

  it.each(identity.addresses)('copies $label and says so', async ({ label, address }) => {
    const { user } = renderWithProviders(<HowToConnect />);
    const written = clipboard();
    await user.click(screen.getByRole('button', { name: `Copy ${label}` }));
    expect(await screen.findByText(copyIp.addressCopied(label))).toBeInTheDocument();
    expect(written).toHaveBeenCalledWith(address);
  });

  it('asks to copy by hand when the clipboard is denied, and names the very address', async () => {
    const { user } = renderWithProviders(<HowToConnect />);
    deny();
    const { label = '', address = '' } = identity.addresses.at(-1) ?? {};
    await user.click(screen.getByRole('button', { name: `Copy ${label}` }));
    expect(await screen.findByText(copyIp.failure.title)).toBeInTheDocument();
    expect(screen.getByText(copyIp.failure.text(address))).toBeInTheDocument();
  });
});
