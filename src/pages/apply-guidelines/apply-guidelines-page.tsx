import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { pages } from '#network/pages';
import {
  applicationProcess,
  generalRequirements,
  guidelinesContact,
  guidelinesPage,
  positionRequirements,
  zeroTolerance,
} from '@/content/applications/guidelines';
import { GuidelinesReader } from '@/features/applications/guidelines/guidelines-reader';
import { ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { island } from '@/ui/layout/island';
import { PageHeader } from '@/ui/layout/page-header';
import { ReadingLayout } from '../reading/reading-layout';
import { Requirement } from './requirement';

const { title, subtitle, backLabel, noScript } = guidelinesPage;

const below = () => import(/* webpackChunkName: "applyGuidelines-below" */ './below');
const whenSeen = { until: 'seen' } as const;

const PositionCards = island(async () => ({ default: (await below()).PositionCards }), whenSeen);
const Process = island(async () => ({ default: (await below()).Process }), whenSeen);
const ZeroTolerance = island(async () => ({ default: (await below()).ZeroTolerance }), whenSeen);
const Contact = island(async () => ({ default: (await below()).Contact }), whenSeen);

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
