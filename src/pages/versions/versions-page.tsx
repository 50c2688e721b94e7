import { versionTabLabels } from '#messages/versions';
import { versions } from '#network/versions';
import type { Versions } from '@/contract/network/versions';
import { island } from '@/hydration/island';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Tabs } from '@/ui/menu/tabs';
import { useAddressed } from '@/ui/routing/use-addressed';
import { PanelTitle } from '../reading/panel-title';
import { VersionsPanel } from './versions-panel';

/** Hidden until selected. */
const others = () => import(/* webpackMode: "eager" */ './other-panels');
const whenUsed = { until: 'used' } as const;

const panels = {
  performance: island(async () => ({ default: (await others()).otherPanels.performance }), whenUsed),
  'mod-support': island(async () => ({ default: (await others()).otherPanels['mod-support'] }), whenUsed),
  bedrock: island(async () => ({ default: (await others()).otherPanels.bedrock }), whenUsed),
};

/** The versions, with further information behind tabs. */
export const VersionTabs = ({ versions }: { versions: Versions }) => {
  const { title, support } = versions;
  const tabs = (['versions', ...support] as const).map((id) => ({ id }));
  const [{ id: shown } = { id: 'versions' }, choose] = useAddressed('tab', tabs);
  const first = (
    <>
      <PanelTitle level={2}>{versionTabLabels.versions}</PanelTitle>
      <VersionsPanel {...versions} />
    </>
  );
  if (support.length === 0) return first;
  return (
    <Tabs value={shown} onChange={choose}>
      <Tabs.List label={title}>
        {tabs.map(({ id }) => (
          <Tabs.Tab key={id} value={id}>
            {versionTabLabels[id]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="versions">{first}</Tabs.Panel>
      {support.map((tab) => {
        const Panel = panels[tab];
        return (
          <Tabs.Panel key={tab} value={tab}>
            <PanelTitle level={2}>{versionTabLabels[tab]}</PanelTitle>
            <Panel />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
};

const VersionsPage = () => (
  <>
    <PageHeader title={versions.title} subtitle={versions.subtitle} />
    <Section as="div">
      <VersionTabs versions={versions} />
    </Section>
  </>
);

export default VersionsPage;
