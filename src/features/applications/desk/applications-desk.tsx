import { styled } from 'styled-components';
import { applicationsDesk } from '#messages/applications/desk';
import { stickySide } from '@/theme/foot';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Stack } from '@/ui/layout/stack';
import { ApplicationFilterBar } from './application-filter-bar';
import { FILTER_NAMES } from './application-filters';
import { ApplicationList } from './application-list';
import { deskKeys } from './desk-keys';
import { ApplicationPane } from './open/application-pane';
import { useApplications } from './use-applications';
import { useDeskAddress } from './use-desk-address';
import { useFocusOnOpen } from './use-focus-on-open';

const { unopened } = applicationsDesk;

/** List and application side by side; on narrower screens one of them, over the whole width. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  min-height: 70vh;

  ${({ theme }) => theme.media.large} {
    grid-template-columns: 376px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[3]};
  }
`;
const Choosing = styled.div<{ $isReading: boolean }>`
  display: ${({ $isReading }) => ($isReading ? 'none' : 'block')};

  ${({ theme }) => theme.media.large} {
    display: block;
  }
`;
const ListSide = styled(Choosing)`
  ${({ theme }) => theme.media.large} {
    ${stickySide(2)}
    overscroll-behavior: contain;
  }
`;
const Nothing = styled.div`
  display: none;

  ${({ theme }) => theme.media.large} {
    display: block;
  }
`;

/** Desk where admins read and decide applications. */
const ApplicationsDesk = () => {
  const { filters, id, filterBy, searchFor, open } = useDeskAddress();
  const applications = useApplications(filters, id);
  useFocusOnOpen(id);
  const ids = applications.items?.map((application) => application.id) ?? [];
  const here = id === null ? -1 : ids.indexOf(id);
  const next = ids[here + 1];
  const previous = here > 0 ? ids[here - 1] : undefined;
  const go = (to: string | undefined) => to !== undefined && open(to);
  const ways = { onNext: () => go(next), onPrevious: () => go(previous) };
  return (
    <Stack gap={1} onKeyDown={deskKeys(ways)}>
      <Choosing $isReading={id !== null}>
        <ApplicationFilterBar filters={filters} onChange={filterBy} />
      </Choosing>
      <Sides>
        <ListSide $isReading={id !== null}>
          <ApplicationList
            applications={applications}
            openId={id}
            isFiltered={FILTER_NAMES.some((name) => filters[name] !== null)}
            searchFor={searchFor}
          />
        </ListSide>
        {id === null ? (
          <Nothing>
            <EmptyState title={unopened.title}>{unopened.text}</EmptyState>
          </Nothing>
        ) : (
          <ApplicationPane
            key={id}
            id={id}
            listSearch={searchFor(null)}
            onNext={next === undefined ? undefined : ways.onNext}
            onPrevious={previous === undefined ? undefined : ways.onPrevious}
            onDeleted={() => open(null)}
          />
        )}
      </Sides>
    </Stack>
  );
};

export default ApplicationsDesk;
