import type { ApplicationComment, ApplicationSummary } from '@/contract/application-desk';
import { settled } from '@/lib/settled';
import { assignTo, type OnRows } from '@/store/optimistic-list';
import type { AppThunk } from '@/store/reducer';
import { applicationQueries } from './application-queries';

const { updateQueryData, selectCachedArgsForQuery } = applicationQueries.util;

/** Applies to every loaded list, whatever its filters. */
const onLists: OnRows<ApplicationSummary> = (recipe) => (dispatch, getState) => {
  for (const filters of selectCachedArgsForQuery(getState(), 'listApplications'))
    dispatch(
      updateQueryData('listApplications', filters, ({ pages }) =>
        recipe(pages.flatMap(({ applications }) => applications)),
      ),
    );
  for (const filters of selectCachedArgsForQuery(getState(), 'newestApplications'))
    dispatch(updateQueryData('newestApplications', filters, ({ applications }) => recipe(applications)));
};

/** Applies to every list and every loaded application. */
export const onListsAndDetails: OnRows<ApplicationSummary> = (recipe) => (dispatch, getState) => {
  dispatch(onLists(recipe));
  for (const id of selectCachedArgsForQuery(getState(), 'getApplication'))
    dispatch(updateQueryData('getApplication', id, ({ application }) => recipe([application])));
};

/** Shows a comment unless `sent` fails. */
export const commentUntilRefused =
  (id: string, comment: ApplicationComment, sent: Promise<unknown>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(
      updateQueryData('getApplication', id, ({ application }) => void application.comments.push(comment)),
    );
    if (await settled(sent)) return;
    dispatch(
      updateQueryData('getApplication', id, ({ application }) => {
        application.comments = application.comments.filter((other) => other.id !== comment.id);
      }),
    );
  };

/**
 * Updates list lines from the server's latest answer. An admin's change shows before the server has it, so
 * state and note change only if the answer is newer than the line.
 */
export const refreshLists = (applications: ApplicationSummary[]): AppThunk =>
  onLists((lines) => {
    for (const { id, updatedAt, state, note, announcement } of applications) {
      const line = lines.find((candidate) => candidate.id === id);
      if (line)
        assignTo(
          line,
          updatedAt > line.updatedAt ? { state, note, announcement, updatedAt } : { announcement },
        );
    }
  });
