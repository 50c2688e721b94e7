import { ArrowLeft } from 'lucide-react';
import { guidelinesPage } from '@/content/applications/guidelines';
import { pages, privatePages } from '@/content/pages';
import { ApplicationStatus } from '@/features/application/application-status';
import { ButtonLink } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { Stack } from '@/ui/stack';

const { title, description } = privatePages.applicationStatus;

const ApplicationStatusPage = () => (
  <>
    <PageHeader title={title} subtitle={description} />
    <Section as="div">
      <Stack gap={3}>
        <div>
          <ButtonLink to={pages.apply.path} variant="quiet" icon={<ArrowLeft aria-hidden size={18} />}>
            {guidelinesPage.backLabel}
          </ButtonLink>
        </div>
        <ApplicationStatus />
      </Stack>
    </Section>
  </>
);

export default ApplicationStatusPage;
