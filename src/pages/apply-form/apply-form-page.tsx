import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { applicationForm } from '#messages/applications/form';
import { pages } from '#network/pages';
import { reminder } from '#network/reminder';
import { subtitle } from '#network/subtitles/applyForm';
import { FormPlace } from '@/features/applications/form/form-place';
import { useHasComeNear } from '@/hooks/use-has-come-near';
import { isOpen, onlyPosition, positionTitle } from '@/lib/positions';
import { ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';

const { titleEnd, backLabel } = applicationForm;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[3]};
  margin-top: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: ${({ theme }) => theme.space[6]};
  }
`;
const Aside = styled.div`
  ${({ theme }) => theme.media.large} {
    grid-area: 1 / 2;
  }
`;
const Follower = styled(Stack)`
  ${({ theme }) => theme.media.large} {
    position: sticky;
    top: calc(${({ theme }) => theme.size.header} + ${({ theme }) => theme.space[3]});
  }
`;
/** Hidden on small screens, where the reader scrolls through the form itself. */
const Contents = styled.div`
  display: none;

  ${({ theme }) => theme.media.large} {
    display: block;
  }
`;
const Parts = lazy(
  () => import(/* webpackChunkName: "application-parts" */ '@/features/applications/form/parts'),
);

/**
 * Shown where there is room; elsewhere nothing of it is fetched. Always rendered, so that no style arrives
 * late.
 */
const PartsPlace = ({ position }: { position: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const isShown = useHasComeNear(place);
  return (
    <Contents ref={place}>
      {isShown && isOpen(position) && (
        <Suspense fallback={null}>
          <Parts position={position} />
        </Suspense>
      )}
    </Contents>
  );
};

/** The whole page; the title names the position once one is chosen. */
const ApplyFormPage = () => {
  const [position, setPosition] = useState(onlyPosition);
  const listed = useDeferredValue(position);
  return (
    <>
      <PageHeader
        title={position === '' ? pages.applyForm.title : `${positionTitle(position)} ${titleEnd}`}
        subtitle={subtitle}
      />
      <Section as="div">
        <ButtonLink to={pages.apply.path} variant="quiet" icon={<ArrowLeft size={18} />}>
          {backLabel}
        </ButtonLink>
        <Columns>
          <Aside>
            <Follower gap={3}>
              {reminder && (
                <Alert role="note" tone="info" title={reminder.title}>
                  {reminder.text}
                </Alert>
              )}
              <PartsPlace position={listed} />
            </Follower>
          </Aside>
          <FormPlace position={position} onPosition={setPosition} />
        </Columns>
      </Section>
    </>
  );
};

export default ApplyFormPage;
