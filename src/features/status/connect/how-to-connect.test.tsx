import { screen } from '@testing-library/react';
import { copyIp } from '@/content/connect';
import { howToConnect } from '@/content/server-info';
import { site } from '@/content/site';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { HowToConnect } from './how-to-connect';

const clipboard = () => jest.spyOn(navigator.clipboard, 'writeText');
const deny = () => clipboard().mockRejectedValue(new DOMException('', 'NotAllowedError'));

const labelOf = (which: 'server' | 'backup') =>
  howToConnect.rows.find(({ copy }) => copy === which)?.label ?? '';

describe('the How to Connect card', () => {
  it('has every row as text, then the status', () => {
    renderWithProviders(<HowToConnect />);
    const rows = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ...howToConnect.rows.map(({ label, value }) => [label, value]),
      [howToConnect.statusLabel, 'Unknown'],
    ]);
    for (const text of [site.address, site.backupAddress, site.versions])
      expect(rows.map(([, value]) => value)).toContain(text);
  });

  it.each([
    ['server', site.address, copyIp.serverIpCopied],
    ['backup', site.backupAddress, copyIp.backupIpCopied],
  ] as const)('copies the %s address and says so', async (which, address, message) => {
    const { user } = renderWithProviders(<HowToConnect />);
    const written = clipboard();
    await user.click(screen.getByRole('button', { name: `Copy ${labelOf(which)}` }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(written).toHaveBeenCalledWith(address);
  });

  it('asks to copy by hand when the clipboard is denied, and names the very address', async () => {
    const { user } = renderWithProviders(<HowToConnect />);
    deny();
    await user.click(screen.getByRole('button', { name: `Copy ${labelOf('backup')}` }));
    expect(await screen.findByText(copyIp.failure.title)).toBeInTheDocument();
    expect(screen.getByText(copyIp.failure.text(site.backupAddress))).toBeInTheDocument();
  });
});
