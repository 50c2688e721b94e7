import { screen, within } from '@testing-library/react';
import { featureLevelLabels, versionStatusLabels, versionTabLabels, versionTexts } from '#messages/versions';
import { pages } from '#network/pages';
import { support } from '#network/version-support';
import { versions as network } from '#network/versions';
import type { GameVersion, Versions } from '@/contract/network/versions';
import { renderWithProviders } from '../../../test/support/browser/render';
import { labels, titles } from '../../../test/support/fixtures/content-walk';
import { PerformancePanel } from './performance-panel';
import VersionsPage, { VersionTabs } from './versions-page';

const { versions } = network;
const { performance, 'mod-support': modLists = [], bedrock } = support;

const openTab = async (tab: keyof typeof versionTabLabels) => {
  const name = versionTabLabels[tab];
  const { user } = renderWithProviders(<VersionsPage />);
  await user.click(screen.getByRole('tab', { name }));
  return within(screen.getByRole('tabpanel', { name }));
};

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
/** Returns a card's text under each label. */
const factsOf = (card: HTMLElement) =>
  Object.fromEntries(
    within(card)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('the supported versions page', () => {
  it('has the title and its tabs in order, the first of them open', () => {
    renderWithProviders(<VersionsPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(network.title);
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(Object.values(versionTabLabels));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(versionTabLabels.versions);
  });

  it('keeps the panels of all tabs in the document, for readers without JavaScript and for print', () => {
    renderWithProviders(<VersionsPage />);
    const panels = screen.getAllByRole('tabpanel', { hidden: true });
    const [version, tier, list] = [versions[0], performance?.tiers[0], modLists[0]];
    const shown = [version?.notes, tier?.text, list?.text, bedrock?.text];
    expect(panels).toHaveLength(shown.length);
    for (const [index, text = ''] of shown.entries()) expect(panels[index]).toHaveTextContent(text);
  });

  it('recommends a version and says how to get one, above the cards', async () => {
    const panel = await openTab('versions');
    const notice = panel.getByRole('status');
    const recommended = versions.find(({ status }) => status === 'recommended');
    expect(notice).toHaveTextContent(versionTexts.recommended(recommended?.label ?? ''));
    expect(notice).toHaveTextContent(network.recommendation ?? '');
    for (const above of [notice, panel.getByText(network.launcher.note)]) {
      const order = panel.getAllByRole('article')[0]?.compareDocumentPosition(above) ?? 0;
      expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    }
  });

  it('shows one card per version with its status, how much works and what', async () => {
    const panel = await openTab('versions');
    const cards = panel.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(
      labels(versions),
    );
    for (const [index, { status, level, notes, features }] of versions.entries()) {
      const card = cards[index] ?? document.body;
      expect(within(card).getByText(versionStatusLabels[status])).toBeInTheDocument();
      expect(factsOf(card)[versionTexts.features]).toBe(featureLevelLabels[level]);
      expect(card).toHaveTextContent(notes);
      expect(textsOf(within(card).getAllByRole('listitem'))).toEqual(features);
    }
  });

  it('names the release to pick and offers the launcher, in a new tab, for every version that can connect', async () => {
    const panel = await openTab('versions');
    const cards = panel.getAllByRole('article');
    for (const [index, { label, release }] of versions.entries()) {
      const card = cards[index] ?? document.body;
      const link = within(card).queryByRole('link');
      const picked = factsOf(card)[versionTexts.pick];
      if (release === undefined) {
        expect([link, picked]).toEqual([null, undefined]);
        continue;
      }
      expect(picked).toBe(versionTexts.release(release));
      expect(link).toHaveAccessibleName(`${versionTexts.getLauncher} for ${label} (opens in a new tab)`);
      expect(link).toHaveAttribute('href', network.launcher.url);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });

  it('tells the tiers of computers, and tips', async () => {
    const panel = await openTab('performance');
    const tiers = panel.getAllByRole('article');
    expect(tiers.map((tier) => within(tier).getByRole('heading').textContent)).toEqual(
      titles(performance?.tiers ?? []),
    );
    for (const [index, { specs }] of performance?.tiers.entries() ?? []) {
      const expected = Object.fromEntries(specs.map(({ label, value }) => [label, value]));
      expect(factsOf(tiers[index] ?? document.body)).toEqual(expected);
    }
    expect(
      panel.getByRole('heading', { level: 3, name: performance?.tips?.title ?? '' }),
    ).toBeInTheDocument();
    for (const tip of performance?.tips?.tips ?? []) expect(panel.getByText(tip)).toBeInTheDocument();
  });

  it('lists which mods are fine and which are not, and leads to those that are required', async () => {
    const panel = await openTab('mod-support');
    expect(textsOf(panel.getAllByRole('heading', { level: 3 }))).toEqual(titles(modLists));
    const cards = panel.getAllByRole('article');
    for (const [index, { items }] of modLists.entries()) {
      expect(textsOf(within(cards[index] ?? document.body).getAllByRole('listitem'))).toEqual(items);
    }
    const { title, path } = pages.requiredMods;
    expect(panel.getByRole('link', { name: title })).toHaveAttribute('href', path);
  });

  it('tells what there is of the other edition', async () => {
    const panel = await openTab('bedrock');
    const expected = Object.fromEntries(bedrock?.rows.map(({ label, value }) => [label, value]) ?? []);
    expect(factsOf(panel.getByRole('article'))).toEqual(expected);
    expect(panel.getByText(bedrock?.note ?? '')).toBeInTheDocument();
  });
});

describe('the supported versions of other networks', () => {
  const version: GameVersion = {
    label: '1.21',
    status: 'supported',
    level: 'basic',
    notes: 'Fine.',
    release: '1.21.4',
    features: ['All'],
  };
  const renderTabs = (more: Partial<Versions>) =>
    renderWithProviders(<VersionTabs versions={{ ...network, versions: [version], support: [], ...more }} />);

  it('have no tabs where there is nothing but versions', () => {
    renderTabs({});
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(versionTabLabels.versions);
    expect(labels([version])).toEqual(textsOf(screen.getAllByRole('heading', { level: 3 })));
  });

  it('have the tabs that there is something for', () => {
    renderTabs({ support: ['bedrock'] });
    expect(textsOf(screen.getAllByRole('tab'))).toEqual([
      versionTabLabels.versions,
      versionTabLabels.bedrock,
    ]);
  });

  it('recommend none where none is recommended', () => {
    renderTabs({ recommendation: undefined });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('have tiers without bars, and no tips', () => {
    const tier = { title: 'Any', text: 'Enough.', hue: 'gold', bars: 0, recommended: false } as const;
    const { container } = renderWithProviders(
      <PerformancePanel tiers={[{ ...tier, specs: [{ label: 'Memory', value: '2 GB' }] }]} />,
    );
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });
});
