import { versionsPage, versionTabs } from '@/content/versions';
import { island } from '@/ui/layout/island';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Tabs } from '@/ui/menu/tabs';
import { PanelTitle } from '../reading/panel-title';
import { VersionsPanel } from './versions-panel';

/** Out of sight until somebody chooses them. */
const others = () => import(/* webpackChunkName: "versions-others" */ './other-panels');
const whenUsed = { until: 'used' } as const;

const panels = {
  versions: VersionsPanel,
  performance: island(async () => ({ default: (await others()).PerformancePanel }), whenUsed),
  'mod-support': island(async () => ({ default: (await others()).ModSupportPanel }), whenUsed),
  bedrock: island(async () => ({ default: (await others()).BedrockPanel }), whenUsed),
};

const VersionsPage = () => (
  <>
    <PageHeader title={versionsPage.title} subtitle={versionsPage.subtitle} />
    <Section as="div">
      <Tabs defaultValue="versions">
        <Tabs.List label={versionsPage.title}>
          {versionTabs.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {versionTabs.map(({ id, label }) => {
          const Panel = panels[id];
          return (
            <Tabs.Panel key={id} value={id}>
              <PanelTitle level={2}>{label}</PanelTitle>
              <Panel />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </Section>
  </>
);

export default VersionsPage;
