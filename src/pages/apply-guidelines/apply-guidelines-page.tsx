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
import { GuidelinesReader } from '@/features/applications/guidelines/guidelines-reader';
import { ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { PageHeader } from '@/ui/layout/page-header';
import { ReadingLayout } from '../reading/reading-layout';
import { Contact } from './contact';
import { PositionCards } from './position-cards';
import { Process } from './process';
import { Requirement } from './requirement';
import { ZeroTolerance } from './zero-tolerance';

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
    <ButtonLink to={pages.apply.path} variant="quiet" icon={<ArrowLeft size={18} />}>
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
