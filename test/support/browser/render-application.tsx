import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { applicationForm } from '#messages/applications/form';
import type { ApplicationRequest } from '@/contract/applications';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { optionsOf } from '@/contract/questions/allowed-answers';
import { guidelinesRead } from '@/features/applications/application-slice';
import { USED } from '@/hydration/names';
import { questionsOf } from '@/lib/questions';
import ApplyFormPage from '@/pages/apply-form/apply-form-page';
import { makeStore, type AppStore } from '@/store/store';
import { answersFor, questionOf } from '../fixtures/applications';
import { refuseCsrf, type CsrfService } from './csrf-service';
import { renderWithProviders, type RenderOptions } from './render';
import { restore } from './render-account';

type Answer = () => Response | Promise<Response>;

/** The form renders after the first interaction with the page. */
beforeEach(() => document.documentElement.setAttribute(USED, ''));

/** The application service; a test sets its next responses. It keeps the applications that came with a valid token. */
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

/** Returns the label of a position's question. */
export const labelOf = (position: string, question: string): string =>
  questionOf(position, ({ id: name }) => name === question).label;

export interface FormOptions extends Omit<RenderOptions, 'store'> {
  /** Whether the guidelines were just read; defaults to true. */
  isRead?: boolean;
  store?: AppStore;
}

/** Opens the application form in a browser with the current localStorage, with helpers to use it. */
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
    /** Returns the field of a position's question. */
    fieldOf: (name: string, question: string) => field(labelOf(name, question)),
    choose: (name: string) => user.selectOptions(position(), name),
    /** Answers all questions with valid answers, some of them changed. */
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
