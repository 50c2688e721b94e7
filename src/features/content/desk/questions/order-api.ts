import * as v from 'valibot';
import { contentConflictSchema, deskQuestionResponseSchema, type DeskQuestion } from '@/contract/content';
import { CONTENT_DESK_PATHS } from '@/contract/content-paths';
import { pathTo } from '@/contract/paths';
import { bearer } from '@/features/admin/requests';
import { expectResponse } from '@/store/api';
import { assignTo, changeUntilRefused, type OnRows } from '@/store/optimistic-list';
import { contentDeskApi } from '../content-desk-api';
import type { Ordered } from './placing';

const selectQuestions = contentDeskApi.endpoints.listDocuments.select('faq');
type State = Parameters<typeof selectQuestions>[0];

export const isQuestion = (item: object): item is DeskQuestion => 'question' in item;

const onQuestions: OnRows<DeskQuestion> = (recipe) => (dispatch) => {
  dispatch(
    contentDeskApi.util.updateQueryData('listDocuments', 'faq', ({ pages }) =>
      recipe(pages.flatMap(({ items }) => items).filter(isQuestion)),
    ),
  );
};

const questionsIn = (state: unknown): DeskQuestion[] =>
  selectQuestions(state as State)
    .data?.pages.flatMap(({ items }) => items)
    .filter(isQuestion) ?? [];

/** Returns the current question from the 409 to a change; null if it is gone. */
const currentIn = (data: unknown): DeskQuestion | null => {
  const current = v.is(contentConflictSchema, data) ? data.current : null;
  return current && isQuestion(current) ? current : null;
};

/** Moves are sent one after the other, because each is based on the version left by the one before. */
let last: Promise<unknown> = Promise.resolve();

/** Shows a move at once, and undoes it if the server refuses. */
export const orderApi = contentDeskApi.injectEndpoints({
  endpoints: (build) => ({
    /** New orders of questions, saved in this sequence until one is refused. */
    orderQuestions: build.mutation<null, readonly Ordered[]>({
      async queryFn(changes, { dispatch, getState }, _extra, send) {
        const before = last;
        const work = async () => {
          await before;
          for (const { id, order } of changes) {
            const version = questionsIn(getState()).find((question) => question.id === id)?.version;
            const answer = await send({
              url: pathTo(CONTENT_DESK_PATHS.question, id),
              method: 'PUT',
              body: { version, order },
              validateStatus: expectResponse(deskQuestionResponseSchema),
            });
            const item = answer.error
              ? currentIn(answer.error.data)
              : (answer.data as { item: DeskQuestion }).item;
            dispatch(
              onQuestions((rows) => {
                const row = rows.find((candidate) => candidate.id === id);
                // Its order may have changed again.
                if (row && item) assignTo(row, { ...item, order: undefined });
              }),
            );
            if (answer.error) return { error: answer.error };
          }
          return { data: null };
        };
        const done = work();
        last = done;
        return done;
      },
      extraOptions: bearer,
      // Does not refetch if nothing was saved, because the database may be down.
      invalidatesTags: (_answer, error, changes) =>
        error && (changes.length > 1 || error.status === 404 || error.status === 409)
          ? [{ type: 'Content', id: 'faq' }]
          : [],
      async onQueryStarted(changes, { dispatch, getState, queryFulfilled }) {
        const rows = questionsIn(getState());
        await Promise.all(
          changes.flatMap(({ id, order }) =>
            rows
              .filter((row) => row.id === id)
              .map((row) => dispatch(changeUntilRefused(onQuestions, row, { order }, queryFulfilled))),
          ),
        );
      },
    }),
  }),
});
