import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import type { ApplicationRequest } from '@/contract/applications';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { optionsOf } from '@/contract/questions/options';
import { guidelinesRead } from '@/features/applications/application-slice';
import { questionsOf } from '@/lib/questions';
import { applicationForm } from '@/messages/en/applications/form';
import ApplyFormPage from '@/pages/apply-form/apply-form-page';
import { makeStore, type AppStore } from '@/store/store';
import { USED } from '@/ui/layout/hydration-boundary-names';
import { answersFor, questionOf } from '../fixtures/applications';
import { refuseCsrf, type CsrfService } from './csrf-service';
import { renderWithProviders, type RenderOptions } from './render';
import { restore } from './render-account';

type Answer = () => Response | Promise<Response>;

/** The form comes once something on the page is used. */
beforeEach(() => document.documentElement.setAttribute(USED, ''));

/** The application service, whose next answers a test sets; it keeps what came with a good token. */
export const serveApplications = (network: SetupServer, csrf: CsrfService) => {
  const service = {
    answer: (() => HttpResponse.json({ id: 'an-id' }, { status: 201 })) as Answer,
    sent: [] as ApplicationRequest[],
  };
  network.use(
    http.post(`${API_BASE}${API_PATHS.applications}`, async ({ request }) => {
      if (!csrf.isGood(request)) return refuseCsrf();
      service.sent.push((await request.json()) as ApplicationRequest);
      return service.answer();
    }),
  );
  return service;
};

const isSubmit = (name: string) =>
  name === applicationForm.submitLabel || name === applicationForm.submittingLabel;

/** What the position calls its question of that name. */
export const labelOf = (position: string, question: string): string =>
  questionOf(position, ({ id: name }) => name === question).label;

export interface FormOptions extends Omit<RenderOptions, 'store'> {
  /** Whether the guidelines were read a moment ago; they were unless given. */
  isRead?: boolean;
  store?: AppStore;
}

/** The application form at work, in a browser that remembers what localStorage holds, with ways to use it. */
export const openForm = async ({ isRead = true, store = makeStore(), ...options }: FormOptions = {}) => {
  await restore(store);
  if (isRead) store.dispatch(guidelinesRead());
  const view = renderWithProviders(<ApplyFormPage />, { store, ...options });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  const { user } = view;
  const position = () => screen.getByLabelText(applicationForm.position.label);
  const field = (label: string) => screen.getByLabelText(label);
  return {
    ...view,
    position,
    field,
    /** The field of the position's question of that name. */
    fieldOf: (name: string, question: string) => field(labelOf(name, question)),
    choose: (name: string) => user.selectOptions(position(), name),
    /** Answers all questions with good answers, with some of them changed. */
    fill: async (name: string, changes: Record<string, string> = {}) => {
      await user.selectOptions(position(), name);
      const answers = answersFor(name, changes);
      for (const question of questionsOf(name)) {
        const control = field(question.label);
        const answer = answers[question.id] ?? '';
        if (optionsOf(question).length > 0) await user.selectOptions(control, answer);
        else {
          await user.click(control);
          await user.paste(answer);
        }
      }
      return answers;
    },
    submit: () => user.click(screen.getByRole('button', { name: isSubmit })),
    banner: () => screen.findByRole('alert'),
    links: async () => within(await screen.findByRole('alert')).queryAllByRole('link'),
  };
};
