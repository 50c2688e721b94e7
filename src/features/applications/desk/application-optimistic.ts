import type { ApplicationComment, ApplicationSummary } from '@/contract/application-desk';
import { assignTo, type OnRows } from '@/store/optimistic-list';
import type { AppThunk } from '@/store/reducer';
import { settled } from '@/store/settled';
import { applicationQueries } from './application-queries';

const { updateQueryData, selectCachedArgsForQuery } = applicationQueries.util;

/** Runs on each list that is loaded, whatever it was filtered by. */
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

/** Runs on each list, and on each application that has been read. */
export const onListsAndDetails: OnRows<ApplicationSummary> = (recipe) => (dispatch, getState) => {
  dispatch(onLists(recipe));
  for (const id of selectCachedArgsForQuery(getState(), 'getApplication'))
    dispatch(updateQueryData('getApplication', id, ({ application }) => recipe([application])));
};

/** Shows a comment until `sent` fails. */
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
 * Brings the lines of the lists up to date with what the server has just said. What an admin does is shown before the
 * server has it, so state and note only follow an answer that is newer than the line.
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
