import { versionsPage, versionTabs } from '@/content/versions';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Tabs } from '@/ui/menu/tabs';
import { PanelTitle } from '../reading/panel-title';
import { BedrockPanel } from './bedrock-panel';
import { ModSupportPanel } from './mod-support-panel';
import { PerformancePanel } from './performance-panel';
import { VersionsPanel } from './versions-panel';

const panels = {
  versions: VersionsPanel,
  performance: PerformancePanel,
  'mod-support': ModSupportPanel,
  bedrock: BedrockPanel,
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
