import { modsPage } from '@/content/mods';
import { PageHeader } from '@/ui/page-header';
import { CompatibilityNotes } from './required-mods/compatibility-notes';
import { InstallationGuide } from './required-mods/installation-guide';
import { ModTabs } from './required-mods/mod-tabs';
import { ProhibitedList } from './required-mods/prohibited-list';

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
