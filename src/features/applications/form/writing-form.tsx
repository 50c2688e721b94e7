import { useDeferredValue, useRef } from 'react';
import { applicationForm } from '#messages/applications/form';
import { isOpen, needsGuidelines, onlyPosition } from '@/lib/positions';
import { questionsOf } from '@/lib/questions';
import { hasBearer } from '@/store/bearer';
import { useAppSelector } from '@/store/hooks';
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
/** Before the first choice. */
const NOT_BEGUN = { application: EMPTY, run: 0 };
const NO_PROBLEMS: Problems = {};

const wrongOf = (position: string, ofPosition: string | undefined, problems: Problems): Wrong[] => [
  ...(ofPosition === undefined ? [] : [{ id: POSITION_ID, label: texts.label, problem: ofPosition }]),
  ...questionsOf(position).flatMap(({ id: name, label }) => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ id: fieldId(name), label, problem }];
  }),
];

/** The working form, from the choice of a position to the server's response. */
export const WritingForm = (options: ApplicationFormOptions) => {
  const isRead = useGuidelinesRead();
  const formRef = useRef<HTMLFormElement>(null);
  const guard = useRef<GuardHandle>(null);
  const isGuarded = useAppSelector((state) => TURNSTILE_SITE_KEY !== '' && !hasBearer(state));
  const form = useApplicationForm({ form: formRef, guard, isGuarded }, options);
  const { errors, failure, isSubmitting } = form;
  const { position } = form.begun.application;
  const problems: Problems = errors.answers ?? NO_PROBLEMS;
  // Some twenty fields render slowly on a phone, so the choice or the submission renders first. Fields that nobody
  // chose come with the form, so that nothing moves.
  const isOnly = onlyPosition() !== '';
  const { application: asked, run } = useDeferredValue(form.begun, isOnly ? form.begun : NOT_BEGUN);
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
        {asked.position !== '' && !isClosed(asked.position) && (
          <QuestionSections
            key={`${String(run)}/${asked.position}`}
            isWhole={isOnly}
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
