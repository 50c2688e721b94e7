import { mods } from '#network/mods';
import { PageHeader } from '@/ui/layout/page-header';
import { CompatibilityNotes } from './compatibility-notes';
import { InstallationGuide } from './installation-guide';
import { ModTabs } from './mod-tabs';
import { ProhibitedList } from './prohibited-list';

const { title, subtitle, installation, compatibility, prohibited } = mods;

const RequiredModsPage = () => (
  <>
    <PageHeader title={title} subtitle={subtitle} />
    {installation && <InstallationGuide {...installation} />}
    <ModTabs mods={mods} />
    {compatibility && <CompatibilityNotes {...compatibility} />}
    {prohibited && <ProhibitedList {...prohibited} />}
  </>
);

export default RequiredModsPage;
