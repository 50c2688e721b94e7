import { useDeferredValue, useRef } from 'react';
import { isOpen, needsGuidelines } from '@/lib/positions';
import { questionsOf } from '@/lib/questions';
import { applicationForm } from '@/messages/en/applications/form';
import { hasBearer } from '@/store/bearer';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/feedback/alert';
import { CookiesNotice } from '@/ui/form/cookies-notice';
import { type GuardHandle, GuardPlace } from '@/ui/form/guard-place';
import { Stack } from '@/ui/layout/stack';
import { useGuidelinesRead } from '../guidelines/use-guidelines-read';
import { Actions } from './actions';
import { FailureBanner, type Wrong } from './failure-banner';
import { GuidelinesNotice } from './guidelines-notice';
import { PositionCard } from './position-card';
import { EMPTY } from './questions/answers';
import { fieldId, POSITION_ID } from './questions/field-id';
import { QuestionSections } from './questions/question-sections';
import { useApplicationForm, type ApplicationFormOptions } from './sending/use-application-form';

type Problems = Readonly<Record<string, string | undefined>>;

const { position: texts } = applicationForm;
const NO_PROBLEMS: Problems = {};

const wrongOf = (position: string, ofPosition: string | undefined, problems: Problems): Wrong[] => [
  ...(ofPosition === undefined ? [] : [{ id: POSITION_ID, label: texts.label, problem: ofPosition }]),
  ...questionsOf(position).flatMap(({ id: name, label }) => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ id: fieldId(name), label, problem }];
  }),
];

/** The form at work, from the choice of a position to the response of the server. */
export const WritingForm = (options: ApplicationFormOptions) => {
  const isRead = useGuidelinesRead();
  const formRef = useRef<HTMLFormElement>(null);
  const guard = useRef<GuardHandle>(null);
  const isGuarded = useAppSelector((state) => TURNSTILE_SITE_KEY !== '' && !hasBearer(state));
  const form = useApplicationForm({ form: formRef, guard, isGuarded }, options);
  const { errors, failure, isSubmitting } = form;
  const { position } = form.initial;
  const problems: Problems = errors.answers ?? NO_PROBLEMS;
  // Some twenty fields take their time on a phone: what was chosen or sent is drawn before them.
  const asked = useDeferredValue(form.initial, EMPTY);
  const shownProblems = useDeferredValue(problems);
  const isClosed = (of: string) => of !== '' && !isOpen(of);
  return (
    <form ref={formRef} method="post" noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap={3}>
        {failure && <FailureBanner failure={failure} wrong={wrongOf(position, errors.position, problems)} />}
        <CookiesNotice />
        {needsGuidelines(position) && <GuidelinesNotice />}
        <PositionCard
          position={position}
          problem={errors.position}
          lostBy={form.lostBy}
          onChoose={form.choose}
        />
        {isClosed(position) && (
          <Alert tone="warning" title={texts.closed.title}>
            {texts.closed.text}
          </Alert>
        )}
        {asked.position !== '' && !isClosed(asked.position) && (
          <QuestionSections
            key={asked.position}
            position={asked.position}
            initial={asked.answers}
            problems={shownProblems}
            {...form.listeners}
          />
        )}
        {TURNSTILE_SITE_KEY !== '' && isGuarded && asked.position !== '' && !isClosed(asked.position) && (
          <GuardPlace handle={guard} />
        )}
        <Actions
          isSubmitting={isSubmitting}
          isBlocked={(needsGuidelines(position) && !isRead) || isClosed(position)}
          onDiscard={position === '' ? undefined : form.discard}
        />
      </Stack>
    </form>
  );
};
