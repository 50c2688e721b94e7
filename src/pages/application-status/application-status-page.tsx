import { ArrowLeft } from 'lucide-react';
import { guidelinesPage } from '#messages/applications/guidelines';
import { pageDescriptions } from '#network/page-details';
import { privatePages } from '#network/pages';
import { ApplicationStatus } from '@/features/applications/own-applications/application-status';
import { ButtonLink } from '@/ui/button/button';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { PageLink } from '@/ui/routing/page-link';

const { title } = privatePages.applicationStatus;

const ApplicationStatusPage = () => (
  <>
    <PageHeader title={title} subtitle={pageDescriptions.applicationStatus} />
    <Section as="div">
      <Stack gap={3}>
        <div>
          <PageLink as={ButtonLink} page="apply" variant="quiet" icon={<ArrowLeft size={18} />}>
            {guidelinesPage.backLabel}
          </PageLink>
        </div>
        <ApplicationStatus />
      </Stack>
    </Section>
  </>
);

export default ApplicationStatusPage;
