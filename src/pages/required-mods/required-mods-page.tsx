import { modsPage } from '@/content/mods';
import { PageHeader } from '@/ui/layout/page-header';
import { CompatibilityNotes } from './compatibility-notes';
import { InstallationGuide } from './installation-guide';
import { ModTabs } from './mod-tabs';
import { ProhibitedList } from './prohibited-list';

const RequiredModsPage = () => (
  <>
    <PageHeader title={modsPage.title} subtitle={modsPage.subtitle} />
    <InstallationGuide />
    <ModTabs />
    <CompatibilityNotes />
    <ProhibitedList />
  </>
);

export default RequiredModsPage;
