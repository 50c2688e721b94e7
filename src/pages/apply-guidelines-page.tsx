import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import {
  applicationProcess,
  generalRequirements,
  guidelinesContact,
  guidelinesPage,
  positionRequirements,
  zeroTolerance,
} from '@/content/applications/guidelines';
import { pages } from '@/content/pages';
import { GuidelinesReader } from '@/features/application/guidelines-reader';
import { Alert } from '@/ui/alert';
import { ButtonLink } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { Contact } from './apply-guidelines/contact';
import { PositionCards } from './apply-guidelines/position-cards';
import { Process } from './apply-guidelines/process';
import { Requirement } from './apply-guidelines/requirement';
import { ZeroTolerance } from './apply-guidelines/zero-tolerance';
import { ReadingLayout } from './reading/reading-layout';

const { title, subtitle, backLabel, noScript } = guidelinesPage;

const entries = [
  ...generalRequirements,
  positionRequirements,
  applicationProcess,
  zeroTolerance,
  guidelinesContact,
];

const WithoutScript = styled(Alert)`
  display: none;

  @media (scripting: none) {
    display: flex;
  }
`;

const Top = () => (
  <>
    <ButtonLink to={pages.apply.path} variant="quiet" icon={<ArrowLeft aria-hidden size={18} />}>
      {backLabel}
    </ButtonLink>
    <WithoutScript role="note" tone="info" title={noScript.title}>
      {noScript.text}
    </WithoutScript>
  </>
);

const ApplyGuidelinesPage = () => (
  <>
    <PageHeader title={title} subtitle={subtitle} />
    <GuidelinesReader top={<Top />}>
      <ReadingLayout entries={entries}>
        {generalRequirements.map((section, index) => (
          <Requirement key={section.id} section={section} number={index + 1} />
        ))}
        <PositionCards number={generalRequirements.length + 1} />
        <Process number={generalRequirements.length + 2} />
        <ZeroTolerance number={generalRequirements.length + 3} />
        <Contact number={generalRequirements.length + 4} />
      </ReadingLayout>
    </GuidelinesReader>
  </>
);

export default ApplyGuidelinesPage;
