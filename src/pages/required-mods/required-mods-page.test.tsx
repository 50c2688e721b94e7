import { screen, within } from '@testing-library/react';
import { modTexts, prohibitionLabels } from '#messages/mods';
import { mods as network } from '#network/mods';
import type { Mods } from '@/contract/network/mods';
import { renderWithProviders } from '../../../test/support/browser/render';
import { titles } from '../../../test/support/fixtures/content-walk';
import { shelvesByGroup } from './mod-shelves';
import { ModTabs } from './mod-tabs';
import RequiredModsPage from './required-mods-page';

const { mods, groups, installation, compatibility, prohibited } = network;
const shelves = shelvesByGroup(network);
const namesOf = (some: Mods['mods']) => some.map(({ name }) => name);
const names = namesOf(mods);
const renderPage = () => renderWithProviders(<RequiredModsPage />);
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

const cardOf = (name: string): HTMLElement => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('article');
  if (card === null) throw new Error(`${name} has no card`);
  return card;
};
const shownMods = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

describe('the required mods page', () => {
  it('leads through the installation step by step', () => {
    renderPage();
    const heading = screen.getByRole('heading', { level: 2, name: installation?.title ?? '' });
    const steps = within(heading.closest('section') ?? document.body).getAllByRole('listitem');
    expect(steps[0]?.parentElement?.tagName).toBe('OL');
    expect(textsOf(steps)).toEqual(installation?.steps.map(({ title, text }) => title + text));
  });

  it('shows the tabs in order, with all mods at first', () => {
    renderPage();
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(titles(shelves));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(modTexts.all);
    expect(shownMods()).toEqual(names);
  });

  it.each(shelves.slice(1))('the tab $title shows only its own mods', async ({ title, mods: own }) => {
    const { user } = renderPage();
    await user.click(screen.getByRole('tab', { name: title }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(title);
    expect(shownMods()).toEqual(namesOf([...own]));
    expect(screen.getByRole('tabpanel', { name: title })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: modTexts.all }));
    expect(shownMods()).toEqual(names);
  });

  it.each(mods)('the card of $name tells version, size, type, need and what it does', (mod) => {
    renderPage();
    const card = within(cardOf(mod.name));
    const facts = card.getAllByRole('term').map((term) => term.parentElement?.textContent);
    const type = groups.find(({ id }) => id === mod.group)?.title ?? '';
    expect(facts).toEqual([`Version${mod.version}`, `Size${mod.size ?? ''}`, `Type${type}`]);
    expect(card.getByText(mod.required ? modTexts.required : modTexts.optional)).toBeInTheDocument();
    expect(textsOf(card.getAllByRole('listitem'))).toEqual(mod.features);
  });

  it('opens each download in a new tab that cannot reach back', () => {
    renderPage();
    for (const { name, url } of mods) {
      const link = within(cardOf(name)).getByRole('link');
      expect(link).toHaveAccessibleName(`${modTexts.download} ${name} (opens in a new tab)`);
      expect(link).toHaveAttribute('href', url);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });

  it('goes on with the compatibility notes and then the prohibited mods', () => {
    renderPage();
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      installation?.title,
      modTexts.all,
      compatibility?.title,
      prohibited?.title,
    ]);
    const notes = screen.getByRole('region', { name: compatibility?.title ?? '' });
    expect(textsOf(within(notes).getAllByRole('listitem'))).toEqual(compatibility?.notes);
  });

  it('lists the prohibited mods in order, each with type, reason and alternative', () => {
    renderPage();
    const heading = screen.getByRole('heading', { level: 2, name: prohibited?.title ?? '' });
    const rows = within(heading.closest('section') ?? document.body).getAllByRole('listitem');
    const listed = prohibited?.mods ?? [];
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(
      listed.map(({ name }) => name),
    );
    for (const [index, { kind, reason, instead }] of listed.entries()) {
      const row = rows[index] ?? document.body;
      expect(within(row).getByText(prohibitionLabels[kind])).toBeInTheDocument();
      expect(textsOf(row.querySelectorAll('p'))).toEqual([reason, `${modTexts.instead} ${instead}`]);
    }
  });
});

describe('the tabs of other networks', () => {
  const mod = (name: string, more: Partial<Mods['mods'][number]> = {}): Mods['mods'][number] => ({
    name,
    version: '1',
    description: name,
    url: 'https://mods.example/',
    required: false,
    group: 'core',
    ...more,
  });
  const core = { id: 'core', title: 'Core', icon: 'server' } as const;
  const looks = { id: 'looks', title: 'Looks', icon: 'sparkles' } as const;
  const servers = [
    { id: 'skyblock', title: 'Skyblock' },
    { id: 'prison', title: 'Prison' },
    { id: 'creative', title: 'Creative' },
  ];
  const renderTabs = (mods: Partial<Mods>) =>
    renderWithProviders(
      <ModTabs mods={{ title: 'Mods', subtitle: 'All of them.', groups: [core], mods: [], ...mods }} />,
    );
  const panels = () =>
    screen
      .getAllByRole('tabpanel', { hidden: true })
      .map((panel) => [
        panel.querySelector('h2')?.textContent,
        ...textsOf(panel.querySelectorAll('article h3')),
      ]);

  it('are those of the servers, each with its own mods and those of all', async () => {
    const { user } = renderTabs({
      servers,
      mods: [mod('Loader'), mod('Islands', { servers: ['skyblock'] }), mod('Cells', { servers: ['prison'] })],
    });
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(titles(servers));
    expect(panels()).toEqual([
      ['Skyblock', 'Loader', 'Islands'],
      ['Prison', 'Loader', 'Cells'],
      ['Creative', 'Loader'],
    ]);
    await user.click(screen.getByRole('tab', { name: 'Prison' }));
    expect(shownMods()).toEqual(['Loader', 'Cells']);
  });

  it('leave out servers without a mod', () => {
    renderTabs({
      servers,
      mods: [mod('Islands', { servers: ['skyblock'] }), mod('Cells', { servers: ['prison'] })],
    });
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Skyblock', 'Prison']);
  });

  it('leave out what is empty, and what shows the same as one before it', () => {
    const mods = [mod('Loader', { required: true }), mod('Hats', { group: 'looks' })];
    renderTabs({ groups: [core, looks, { ...core, id: 'empty', title: 'Empty' }], mods });
    expect(textsOf(screen.getAllByRole('tab'))).toEqual([modTexts.all, modTexts.required, 'Looks']);
  });

  it('are not there where there would be one', () => {
    renderTabs({ mods: [mod('Loader', { required: true })] });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(modTexts.all);
    const facts = within(cardOf('Loader')).getAllByRole('term');
    expect(textsOf(facts)).toEqual(['Version', 'Type']);
    expect(within(cardOf('Loader')).queryByRole('list')).toBeNull();
  });
});
