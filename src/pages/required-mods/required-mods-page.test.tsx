import { screen, within } from '@testing-library/react';
import {
  compatibilityNotes,
  installationGuide,
  mods,
  modsPage,
  modTabs,
  modTypeLabels,
  prohibitedMods,
  prohibitedSection,
  prohibitedTypeLabels,
} from '@/content/mods';
import { renderWithProviders } from '../../../test/support/browser/render';
import { labels } from '../../../test/support/fixtures/content-walk';
import RequiredModsPage from './required-mods-page';

const [all] = modTabs;
const names = mods.map(({ name }) => name);
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
    const heading = screen.getByRole('heading', { level: 2, name: installationGuide.title });
    const steps = within(heading.closest('section') ?? document.body).getAllByRole('listitem');
    expect(steps[0]?.parentElement?.tagName).toBe('OL');
    expect(textsOf(steps)).toEqual(installationGuide.steps.map(({ title, text }) => title + text));
  });

  it('shows the tabs in order, with all mods at first', () => {
    renderPage();
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(labels(modTabs));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(all.label);
    expect(shownMods()).toEqual(names);
  });

  it.each(modTabs.slice(1))('the tab $label shows only its own mods', async ({ id, label }) => {
    const { user } = renderPage();
    await user.click(screen.getByRole('tab', { name: label }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(label);
    const own = mods.filter(({ required, type }) => (id === 'required' ? required : type === id));
    expect(shownMods()).toEqual(own.map(({ name }) => name));
    expect(screen.getByRole('tabpanel', { name: label })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: all.label }));
    expect(shownMods()).toEqual(names);
  });

  it.each(mods)('the card of $name tells version, size, type, need and what it does', (mod) => {
    renderPage();
    const card = within(cardOf(mod.name));
    const facts = card.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(facts).toEqual([`Version${mod.version}`, `Size${mod.size}`, `Type${modTypeLabels[mod.type]}`]);
    expect(
      card.getByText(mod.required ? modsPage.requiredLabel : modsPage.optionalLabel),
    ).toBeInTheDocument();
    expect(textsOf(card.getAllByRole('listitem'))).toEqual(mod.features);
  });

  it('opens each download in a new tab that cannot reach back', () => {
    renderPage();
    for (const { name, downloadUrl } of mods) {
      const link = within(cardOf(name)).getByRole('link');
      expect(link).toHaveAccessibleName(`${modsPage.downloadLabel} ${name} (opens in a new tab)`);
      expect(link).toHaveAttribute('href', downloadUrl);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });

  it('goes on with the compatibility notes and then the prohibited mods', () => {
    renderPage();
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      installationGuide.title,
      all.label,
      compatibilityNotes.title,
      prohibitedSection.title,
    ]);
    const notes = screen.getByRole('region', { name: compatibilityNotes.title });
    expect(textsOf(within(notes).getAllByRole('listitem'))).toEqual(compatibilityNotes.notes);
  });

  it('lists the prohibited mods in order, each with type, reason and alternative', () => {
    renderPage();
    const heading = screen.getByRole('heading', { level: 2, name: prohibitedSection.title });
    const rows = within(heading.closest('section') ?? document.body).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(
      prohibitedMods.map(({ name }) => name),
    );
    for (const [index, { type, reason, alternatives }] of prohibitedMods.entries()) {
      const row = rows[index] ?? document.body;
      expect(within(row).getByText(prohibitedTypeLabels[type].label)).toBeInTheDocument();
      expect(textsOf(row.querySelectorAll('p'))).toEqual([
        reason,
        `${prohibitedSection.alternativesLabel}: ${alternatives}`,
      ]);
    }
  });
});
