import { versions } from '#network/versions';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { VersionTabs } from './version-tabs';

const VersionsPage = () => (
  <>
    <PageHeader title={versions.title} subtitle={versions.subtitle} />
    <Section as="div">
      <VersionTabs versions={versions} />
    </Section>
  </>
);

export default VersionsPage;
