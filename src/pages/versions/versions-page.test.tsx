import { screen, within } from '@testing-library/react';
import { pages } from '#network/pages';
import { bedrock, modSupportLists, performanceTips, specTiers } from '@/content/version-support';
import {
  gameVersions,
  recommendedAlert,
  versionsPage,
  versionStatuses,
  versionTabs,
} from '@/content/versions';
import { renderWithProviders } from '../../../test/support/browser/render';
import { labels, titles } from '../../../test/support/fixtures/content-walk';
import VersionsPage from './versions-page';

type TabId = (typeof versionTabs)[number]['id'];
const labelOf = (tab: TabId) => versionTabs.find(({ id }) => id === tab)?.label ?? '';

const openTab = async (tab: TabId) => {
  const name = labelOf(tab);
  const { user } = renderWithProviders(<VersionsPage />);
  await user.click(screen.getByRole('tab', { name }));
  return within(screen.getByRole('tabpanel', { name }));
};

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
/** What a card tells under each label. */
const factsOf = (card: HTMLElement) =>
  Object.fromEntries(
    within(card)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('the supported versions page', () => {
  it('has the title and its tabs in order, the first of them open', () => {
    renderWithProviders(<VersionsPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(versionsPage.title);
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(labels(versionTabs));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(labelOf('versions'));
  });

  it('keeps the panels of all tabs in the document, for readers without JavaScript and for print', () => {
    renderWithProviders(<VersionsPage />);
    const panels = screen.getAllByRole('tabpanel', { hidden: true });
    const [version, tier, list] = [gameVersions[0], specTiers[0], modSupportLists[0]];
    const shown = [version?.notes, tier?.text, list?.text, bedrock.text];
    expect(panels).toHaveLength(shown.length);
    for (const [index, text = ''] of shown.entries()) expect(panels[index]).toHaveTextContent(text);
  });

  it('recommends a version and says how to get one, above the cards', async () => {
    const panel = await openTab('versions');
    const notice = panel.getByRole('status');
    expect(notice).toHaveTextContent(recommendedAlert.title);
    expect(notice).toHaveTextContent(recommendedAlert.text);
    for (const above of [notice, panel.getByText(versionsPage.launcherNote)]) {
      const order = panel.getAllByRole('article')[0]?.compareDocumentPosition(above) ?? 0;
      expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    }
  });

  it('shows one card per version with its status, how much works and what', async () => {
    const panel = await openTab('versions');
    const cards = panel.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(
      labels(gameVersions),
    );
    for (const [index, { status, level, notes, specificFeatures }] of gameVersions.entries()) {
      const card = cards[index] ?? document.body;
      expect(within(card).getByText(versionStatuses[status].label)).toBeInTheDocument();
      expect(factsOf(card)[versionsPage.levelLabel]).toBe(level);
      expect(card).toHaveTextContent(notes);
      expect(textsOf(within(card).getAllByRole('listitem'))).toEqual(specificFeatures);
    }
  });

  it('names the release to pick and offers the launcher, in a new tab, for every version that can connect', async () => {
    const panel = await openTab('versions');
    const cards = panel.getAllByRole('article');
    for (const [index, { label, release, clientDownloadUrl }] of gameVersions.entries()) {
      const card = cards[index] ?? document.body;
      const link = within(card).queryByRole('link');
      const picked = factsOf(card)[versionsPage.releaseLabel];
      if (release === null) {
        expect([link, picked]).toEqual([null, undefined]);
        continue;
      }
      expect(picked).toBe(versionsPage.release(release));
      expect(link).toHaveAccessibleName(`${versionsPage.downloadLabel} for ${label} (opens in a new tab)`);
      expect(link).toHaveAttribute('href', clientDownloadUrl);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });

  it('tells the tiers of computers, and tips', async () => {
    const panel = await openTab('performance');
    const tiers = panel.getAllByRole('article');
    expect(tiers.map((tier) => within(tier).getByRole('heading').textContent)).toEqual(titles(specTiers));
    for (const [index, { specs }] of specTiers.entries()) {
      const expected = Object.fromEntries(specs.map(({ label, value }) => [label, value]));
      expect(factsOf(tiers[index] ?? document.body)).toEqual(expected);
    }
    expect(panel.getByRole('heading', { level: 3, name: performanceTips.title })).toBeInTheDocument();
    for (const tip of performanceTips.tips) expect(panel.getByText(tip)).toBeInTheDocument();
  });

  it('lists which mods are fine and which are not, and leads to those that are required', async () => {
    const panel = await openTab('mod-support');
    expect(textsOf(panel.getAllByRole('heading', { level: 3 }))).toEqual(titles(modSupportLists));
    const cards = panel.getAllByRole('article');
    for (const [index, { items }] of modSupportLists.entries()) {
      expect(textsOf(within(cards[index] ?? document.body).getAllByRole('listitem'))).toEqual(items);
    }
    const { title, path } = pages.requiredMods;
    expect(panel.getByRole('link', { name: title })).toHaveAttribute('href', path);
  });

  it('tells what there is of the other edition', async () => {
    const panel = await openTab('bedrock');
    const expected = Object.fromEntries(bedrock.rows.map(({ label, value }) => [label, value]));
    expect(factsOf(panel.getByRole('article'))).toEqual(expected);
    expect(panel.getByText(bedrock.note)).toBeInTheDocument();
  });
});
