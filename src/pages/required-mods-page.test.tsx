import { screen, within } from '@testing-library/react';
import { site } from '@/content/site';
import { renderWithProviders } from '../../test/render';
import RequiredModsPage from './required-mods-page';

const renderPage = () => renderWithProviders(<RequiredModsPage />);

const cardOf = (name: RegExp): HTMLElement => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('article');
  if (card === null) throw new Error(`${String(name)} has no card`);
  return card;
};
const shownMods = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

const prohibited = [
  ['Hack Clients', 'Cheat'],
  ['X-Ray', 'Cheat'],
  ['Auto-Clickers', 'Cheat'],
  ['Fly Hack', 'Cheat'],
  ['Pathfinding Bot', 'Cheat'],
  ['Kit Abusing', 'Cheat'],
  ['Freecam', 'Cheat'],
  ['Outdated Optimization Mod', 'Performance'],
  ['Conflicting Minimap Mods', 'Compatibility'],
] as const;

describe('the required mods page', () => {
  it('leads through the installation in four steps', () => {
    renderPage();
    const guide = screen.getByRole('heading', { level: 2, name: 'Installation Guide' }).closest('section');
    const steps = within(guide ?? document.body).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    expect(steps[0]?.parentElement?.tagName).toBe('OL');
    expect(steps[0]).toHaveTextContent(
      'mod loader API version 48.0.49 for game version 1.20.4 (or the matching version)',
    );
    expect(steps[1]).toHaveTextContent(/Download the mods marked Required/);
    expect(steps[2]).toHaveTextContent(/Configure the settings/);
    expect(steps[3]).toHaveTextContent(/Launch the game with the loader profile/);
  });

  it('shows the tabs in order, with all mods at first', () => {
    renderPage();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All Mods',
      'Required',
      'Optimization',
      'Utility',
      'Cosmetic',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All Mods');
    expect(shownMods()).toHaveLength(5);
  });

  it.each([
    ['Required', ['Mod Loader API', `${site.name} Core Mod`]],
    ['Optimization', ['Optimization Mod']],
    ['Utility', ['Recipe Viewer Utility']],
    ['Cosmetic', [`${site.name} Textures Mod`]],
  ])('the tab %s shows only its own mods', async (tab, names) => {
    const { user } = renderPage();
    await user.click(screen.getByRole('tab', { name: tab }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tab);
    expect(shownMods()).toEqual(names);
    expect(screen.getByRole('tabpanel', { name: tab })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'All Mods' }));
    expect(shownMods()).toHaveLength(5);
  });

  it.each([
    [/Mod Loader API/, 'Version48.0.49', 'Size5.2 MB', 'TypeCore', 'Required'],
    [/Core Mod/, 'Version3.1.2', 'Size3.7 MB', 'TypeCore', 'Required'],
    [/^Optimization Mod$/, 'VersionHD U I8', 'Size7.8 MB', 'TypeOptimization', 'Optional'],
    [/Recipe Viewer/, /^Version\d+(\.\d+)+$/, 'Size4.2 MB', 'TypeUtility', 'Optional'],
    [/Textures Mod/, 'Version2.0.1', 'Size18.3 MB', 'TypeCosmetic', 'Optional'],
  ])('the card %s tells version, size, type and need', (name, version, size, type, need) => {
    renderPage();
    const card = within(cardOf(name));
    const facts = card.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(facts).toEqual([expect.stringMatching(version), size, type]);
    expect(card.getByText(need)).toBeInTheDocument();
    expect(card.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  });

  it('opens each download in a new tab that cannot reach back', () => {
    renderPage();
    const downloads = screen.getAllByRole('link', { name: /^Download / });
    expect(downloads).toHaveLength(5);
    for (const link of downloads) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });

  it('goes on with the compatibility notes and then the prohibited mods', () => {
    renderPage();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual(['Installation Guide', 'All Mods', 'Compatibility Notes', 'Prohibited Mods']);
    const notes = screen.getByRole('region', { name: 'Compatibility Notes' });
    expect(within(notes).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  });

  it('lists the nine prohibited mods in order, each with type, reason and alternative', () => {
    renderPage();
    const list = screen.getByRole('heading', { level: 3, name: 'Hack Clients' }).closest('ul');
    const rows = within(list ?? document.body).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(
      prohibited.map(([name]) => name),
    );
    for (const [index, row] of rows.entries()) {
      expect(within(row).getByText(prohibited[index]?.[1] ?? '')).toBeInTheDocument();
      const [reason, alternative] = [...row.querySelectorAll('p')].map((line) => line.textContent);
      expect(reason).toMatch(/^[A-Z].{20,}\.$/);
      expect(alternative).toMatch(/^Instead: .{10,}\.$/);
    }
  });
});
