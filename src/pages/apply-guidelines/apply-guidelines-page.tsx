import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { guidelinesPage } from '#messages/applications/guidelines';
import { guidelines } from '#network/guidelines';
import { pages } from '#network/pages';
import type { Guidelines } from '@/contract/network/applications';
import { GuidelinesReader } from '@/features/applications/guidelines/guidelines-reader';
import { island } from '@/hydration/island';
import { ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { PageHeader } from '@/ui/layout/page-header';
import { ReadingLayout } from '../reading/reading-layout';
import { Requirement } from './requirement';

const { backLabel, noScript } = guidelinesPage;

const below = () => import(/* webpackChunkName: "applyGuidelines-below" */ './below');
const whenSeen = { until: 'seen' } as const;

const PositionCards = island(async () => ({ default: (await below()).PositionCards }), whenSeen);
const Process = island(async () => ({ default: (await below()).Process }), whenSeen);
const ZeroTolerance = island(async () => ({ default: (await below()).ZeroTolerance }), whenSeen);
const Contact = island(async () => ({ default: (await below()).Contact }), whenSeen);

/** The sections below the requirements that the network has. */
const partsBelow = ({ positions, process, zeroTolerance, contact }: Guidelines) => [
  ...(positions ? [{ id: 'positions', title: positions.title, Part: PositionCards }] : []),
  ...(process ? [{ id: 'process', title: process.title, Part: Process }] : []),
  ...(zeroTolerance ? [{ id: 'zero-tolerance', title: zeroTolerance.title, Part: ZeroTolerance }] : []),
  ...(contact ? [{ id: 'questions', title: contact.title, Part: Contact }] : []),
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

const ApplyGuidelinesPage = () => {
  const { title, subtitle, requirements } = guidelines;
  const parts = partsBelow(guidelines);
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <GuidelinesReader top={<Top />}>
        <ReadingLayout entries={[...requirements, ...parts]}>
          {requirements.map((section, index) => (
            <Requirement key={section.id} section={section} number={index + 1} />
          ))}
          {parts.map(({ id, Part }, index) => (
            <Part key={id} id={id} number={requirements.length + index + 1} />
          ))}
        </ReadingLayout>
      </GuidelinesReader>
    </>
  );
};
export default ApplyGuidelinesPage;
