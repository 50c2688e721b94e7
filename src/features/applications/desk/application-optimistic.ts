import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApplicationComment, ApplicationDetail, ApplicationSummary } from '@/contract/application-desk';
import type { RootState } from '@/store/reducer';
import { settled } from '@/store/settled';
import { patch, patchBack, patchBackIn, patchIn, putBack, refreshIn, removeFrom } from './application-pages';
import type { Pages, Patch, Place } from './application-pages';
import { applicationQueries } from './application-queries';

type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

const { updateQueryData, selectCachedArgsForQuery } = applicationQueries.util;

/** Runs on each list that is loaded, whatever it was filtered by. `list` tells them apart. */
const onEachList =
  (recipe: (pages: Pages, list: string) => void): Thunk<void> =>
  (dispatch, getState) => {
    for (const filters of selectCachedArgsForQuery(getState(), 'listApplications')) {
      const list = JSON.stringify(filters);
      dispatch(updateQueryData('listApplications', filters, ({ pages }) => recipe(pages, list)));
    }
    for (const filters of selectCachedArgsForQuery(getState(), 'newestApplications')) {
      const list = `newest ${JSON.stringify(filters)}`;
      dispatch(updateQueryData('newestApplications', filters, (page) => recipe([page], list)));
    }
  };

const onDetail = (id: string, recipe: (application: ApplicationDetail) => void) =>
  updateQueryData('getApplication', id, ({ application }) => recipe(application));

/** Shows a change until `sent` fails. Only this change is undone then, not what happened meanwhile. */
export const patchUntilRefused =
  (before: ApplicationSummary, changes: Patch, sent: Promise<unknown>): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(onEachList((pages) => patchIn(pages, before.id, changes)));
    dispatch(onDetail(before.id, (application) => patch(application, changes)));
    if (await settled(sent)) return;
    dispatch(onEachList((pages) => patchBackIn(pages, before, changes)));
    dispatch(onDetail(before.id, (application) => patchBack(application, before, changes)));
  };

/** As {@link patchUntilRefused}, for an application that is removed. */
export const removeUntilRefused =
  (application: ApplicationSummary, sent: Promise<unknown>): Thunk<Promise<void>> =>
  async (dispatch) => {
    const places = new Map<string, Place | null>();
    dispatch(onEachList((pages, list) => void places.set(list, removeFrom(pages, application.id))));
    if (await settled(sent)) return;
    dispatch(
      onEachList((pages, list) => {
        const place = places.get(list);
        if (place) putBack(pages, application, place);
      }),
    );
  };

/** As {@link patchUntilRefused}, for a comment that is added. */
export const commentUntilRefused =
  (id: string, comment: ApplicationComment, sent: Promise<unknown>): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(onDetail(id, ({ comments }) => void comments.push(comment)));
    if (await settled(sent)) return;
    dispatch(
      onDetail(id, (application) => {
        application.comments = application.comments.filter((other) => other.id !== comment.id);
      }),
    );
  };

/** Brings the lines of the lists up to date with what the server has just said. */
export const refreshLists = (applications: ApplicationSummary[]): Thunk<void> =>
  onEachList((pages) => {
    for (const application of applications) refreshIn(pages, application);
  });
