import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { applicationsDesk } from '#messages/applications/desk';
import type { ApplicationDetailResponse } from '@/contract/application-desk';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { whileVisible } from '@/store/polling';
import { Button, ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { VisuallyHidden } from '@/ui/layout/text';
import { refreshLists } from '../application-optimistic';
import { applicationQueries } from '../application-queries';
import { applicantName } from '../application-texts';
import { PANE_HEAD_ID } from '../use-focus-on-open';
import { ApplicationView } from './application-view';

const { pane: texts } = applicationsDesk;

const REFRESH_MS = 30_000;
/** Poll interval while an announcement is being sent, which takes a moment. */
const REFRESH_SOON_MS = 5_000;

const isOnItsWay = (data: ApplicationDetailResponse | undefined): boolean =>
  data?.application.announcement.state === 'waiting' && data.application.announcement.reason === null;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  margin-bottom: ${({ theme }) => theme.space[1]};
  scroll-margin-block: calc(${({ theme }) => `${theme.size.header} + ${theme.space[2]}`});

  &:focus-visible {
    outline-offset: 4px;
  }
`;
const Back = styled.div`
  margin-inline-end: auto;
`;
/** Hidden on phones, which have no room for it beside the arrow. */
const Word = styled.span`
  display: none;

  ${({ theme }) => theme.media.small} {
    display: inline;
  }
`;

const Loading = () => (
  <Card>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Card.Body gap={3}>
      <Skeleton width="240px" height="32px" />
      <Skeleton height="120px" />
      <Skeleton height="96px" />
      <Skeleton height="320px" />
    </Card.Body>
  </Card>
);

interface PaneProps {
  id: string;
  /** Query of the list's URL. */
  listSearch: string;
  /** Undefined at the end of the list. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onDeleted: () => void;
}

/** The open application, with links to its neighbors and back to the list. */
export const ApplicationPane = ({ id, listSearch, onNext, onPrevious, onDeleted }: PaneProps) => {
  const dispatch = useAppDispatch();
  const known = applicationQueries.endpoints.getApplication.useQueryState(id);
  const { data, error, refetch } = applicationQueries.useGetApplicationQuery(
    id,
    whileVisible(isOnItsWay(known.currentData) ? REFRESH_SOON_MS : REFRESH_MS),
  );
  const failure = error && toFailure(error);
  useEffect(() => {
    if (data) dispatch(refreshLists([data.application]));
  }, [data, dispatch]);
  return (
    <section aria-label={texts.label}>
      <Head
        id={PANE_HEAD_ID}
        role="group"
        aria-label={data ? applicantName(data.application) : texts.label}
        tabIndex={-1}
      >
        <Back>
          <ButtonLink to={listSearch} variant="quiet" icon={<ArrowLeft size={18} />}>
            {texts.back}
          </ButtonLink>
        </Back>
        <Button
          variant="quiet"
          aria-keyshortcuts="K"
          aria-label={texts.previous}
          disabled={!onPrevious}
          onClick={onPrevious}
        >
          <ChevronLeft size={18} />
          <Word>{texts.previous}</Word>
        </Button>
        <Button
          variant="quiet"
          aria-keyshortcuts="J"
          aria-label={texts.next}
          disabled={!onNext}
          onClick={onNext}
        >
          <Word>{texts.next}</Word>
          <ChevronRight size={18} />
        </Button>
      </Head>
      {failure?.status === 404 ? (
        <Alert tone="warning" title={texts.missing.title}>
          {texts.missing.text}
        </Alert>
      ) : data ? (
        <ApplicationView application={data.application} onDeleted={onDeleted} />
      ) : failure ? (
        <RetryAlert title={texts.failureTitle} onRetry={refetch}>
          {failure.message}
        </RetryAlert>
      ) : (
        <Loading />
      )}
    </section>
  );
};
