import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../test/render';
import VersionsPage from './versions-page';

const openTab = async (name: string) => {
  const { user } = renderWithProviders(<VersionsPage />);
  await user.click(screen.getByRole('tab', { name }));
  return within(screen.getByRole('tabpanel', { name }));
};

const fact = (panel: ReturnType<typeof within>, label: string) =>
  panel.getByText(label).closest('div')?.querySelector('dd')?.textContent;

const cardTexts = (panel: ReturnType<typeof within>, title: string) => {
  const card = panel.getByRole('heading', { level: 3, name: title }).closest('article');
  return within(card ?? document.body)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

describe('the supported versions page', () => {
  it('has the title and four tabs in order, the first of them open', () => {
    renderWithProviders(<VersionsPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Supported Versions');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Versions',
      'Performance',
      'Mod Support',
      'Bedrock',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Versions');
  });

  it('keeps the panels of all tabs in the document, for readers without JavaScript and for print', () => {
    renderWithProviders(<VersionsPage />);
    const panels = screen.getAllByRole('tabpanel', { hidden: true });
    expect(panels).toHaveLength(4);
    for (const [index, text] of ['1.20.4', '16GB RAM', 'Compatible Mods', 'Coming soon'].entries())
      expect(panels[index]).toHaveTextContent(text);
  });

  it('recommends a version above the cards', async () => {
    const panel = await openTab('Versions');
    expect(panel.getByRole('status')).toHaveTextContent(/Recommended Version: 1\.20\.4/);
    const first = panel.getAllByRole('article')[0];
    const order = first?.compareDocumentPosition(panel.getByRole('status')) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  it('shows one card per version with its status and how much works', async () => {
    const panel = await openTab('Versions');
    const cards = panel.getAllByRole('article');
    const levels = cards.map((card) => [
      within(card).getByRole('heading', { level: 3 }).textContent,
      within(card).getByRole('definition').textContent,
    ]);
    expect(levels).toEqual([
      ['1.20.4', 'Full'],
      ['1.20.2', 'Full'],
      ['1.20.1', 'Partial'],
      ['1.19.x', 'Basic'],
      ['1.18.x to 1.16.x', 'Limited'],
      ['1.15.x to 1.12.x', 'Minimal'],
      ['1.11.x and older', 'None'],
    ]);
    const labels = [
      'Recommended Version',
      'Fully Supported',
      'Fully Supported',
      'Legacy Support',
      'Legacy Support',
      'Limited Support',
      'Not Supported',
    ];
    for (const [index, card] of cards.entries())
      expect(within(card).getByText(labels[index] ?? '')).toBeInTheDocument();
  });

  it('offers a download in a new tab for every version but the one that cannot connect', async () => {
    const panel = await openTab('Versions');
    const cards = panel.getAllByRole('article');
    for (const card of cards.slice(0, -1)) {
      const link = within(card).getByRole('link', { name: /^Get this version/ });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
    const last = cards.at(-1) ?? document.body;
    expect(last).not.toHaveTextContent('Get this version');
    expect(last).toHaveTextContent(/cannot connect/i);
  });

  it('Performance: three tiers of memory, and tips', async () => {
    const panel = await openTab('Performance');
    const tiers = panel.getAllByRole('article');
    expect(
      tiers.map((tier) => [
        within(tier).getByRole('heading').textContent,
        within(tier).getAllByRole('definition')[0]?.textContent,
      ]),
    ).toEqual([
      ['Minimum', '4GB RAM'],
      ['Recommended', '8GB RAM'],
      ['Optimal', '16GB RAM'],
    ]);
    expect(panel.getByRole('heading', { level: 3, name: 'Performance Tips' })).toBeInTheDocument();
  });

  it('Mod Support: recommended, compatible and not allowed mods, in this order', async () => {
    const panel = await openTab('Mod Support');
    expect(panel.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Recommended Mods',
      'Compatible Mods',
      'Not Allowed',
    ]);
    expect(cardTexts(panel, 'Recommended Mods')).toContain('Mod Loader API 48.0.49');
    expect(cardTexts(panel, 'Compatible Mods').length).toBeGreaterThanOrEqual(3);
    expect(cardTexts(panel, 'Not Allowed')).toContain('Freecam');
    expect(panel.getByRole('link', { name: 'Required Mods' })).toHaveAttribute('href', '/required-mods');
  });

  it('Bedrock: no address and no port yet', async () => {
    const panel = await openTab('Bedrock');
    expect(fact(panel, 'Server address')).toBe('Coming soon');
    expect(fact(panel, 'Port')).toBe('N/A');
    expect(fact(panel, 'Version')).toBe('1.20.0 and newer');
  });
});
