import { screen } from '@testing-library/react';
import { site } from '@/content/site';
import { renderWithProviders } from '../../../test/render';
import { HowToConnect } from './how-to-connect';

const clipboard = () => jest.spyOn(navigator.clipboard, 'writeText');
const deny = () => clipboard().mockRejectedValue(new DOMException('', 'NotAllowedError'));

describe('the How to Connect card', () => {
  it('has Server IP, Backup IP and Version 1.12 - 1.21 as text, then the status', () => {
    renderWithProviders(<HowToConnect />);
    const rows = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ['Server IP', site.address],
      ['Backup IP', site.backupAddress],
      ['Version', '1.12 - 1.21'],
      ['Status', 'Unknown'],
    ]);
  });

  it.each([
    ['Server IP', site.address, 'Server IP copied to clipboard'],
    ['Backup IP', site.backupAddress, 'Backup IP copied to clipboard'],
  ])('copies the %s and says so', async (label, address, message) => {
    const { user } = renderWithProviders(<HowToConnect />);
    const written = clipboard();
    await user.click(screen.getByRole('button', { name: `Copy ${label}` }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(written).toHaveBeenCalledWith(address);
  });

  it('asks to copy by hand when the clipboard is denied, and names the very address', async () => {
    const { user } = renderWithProviders(<HowToConnect />);
    deny();
    await user.click(screen.getByRole('button', { name: 'Copy Backup IP' }));
    expect(await screen.findByText('Failed to copy IP')).toBeInTheDocument();
    expect(screen.getByText(`Please copy the address manually: ${site.backupAddress}`)).toBeInTheDocument();
  });
});
