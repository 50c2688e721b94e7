import { useRef } from 'react';
import { applicationForm } from '@/content/applications/form';
import { type Position, positions } from '@/content/applications/positions';
import { questionsOf } from '@/content/applications/questions';
import { Alert } from '@/ui/feedback/alert';
import { Stack } from '@/ui/layout/stack';
import { useGuidelinesRead } from '../guidelines/use-guidelines-read';
import { Actions } from './actions';
import { FailureBanner, type Wrong } from './failure-banner';
import { GuidelinesNotice } from './guidelines-notice';
import { PositionCard } from './position-card';
import { fieldId, POSITION_ID } from './questions/field-id';
import { QuestionSections } from './questions/question-sections';
import { useApplicationForm, type ApplicationFormOptions } from './sending/use-application-form';

type Problems = Readonly<Record<string, string | undefined>>;

const { position: texts } = applicationForm;

const wrongOf = (position: Position | '', ofPosition: string | undefined, problems: Problems): Wrong[] => [
  ...(ofPosition === undefined ? [] : [{ id: POSITION_ID, label: texts.label, problem: ofPosition }]),
  ...(position === '' ? [] : questionsOf(position)).flatMap(({ name, label }) => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ id: fieldId(name), label, problem }];
  }),
];

/** The form at work, from the choice of a position to the response of the server. */
export const WritingForm = (options: ApplicationFormOptions) => {
  const isRead = useGuidelinesRead();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useApplicationForm(formRef, options);
  const { errors, failure, isSubmitting } = form;
  const { position, answers } = form.initial;
  const problems: Problems = errors.answers ?? {};
  const isClosed = position !== '' && !positions[position].open;
  return (
    <form ref={formRef} method="post" noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap={3}>
        {failure && <FailureBanner failure={failure} wrong={wrongOf(position, errors.position, problems)} />}
        <GuidelinesNotice />
        <PositionCard
          position={position}
          problem={errors.position}
          lostBy={form.lostBy}
          onChoose={form.choose}
        />
        {isClosed && (
          <Alert tone="warning" title={texts.closed.title}>
            {texts.closed.text}
          </Alert>
        )}
        {position !== '' && !isClosed && (
          <QuestionSections
            key={position}
            position={position}
            initial={answers}
            problems={problems}
            {...form.listeners}
          />
        )}
        <Actions
          isSubmitting={isSubmitting}
          isBlocked={!isRead || isClosed}
          onDiscard={position === '' ? undefined : form.discard}
        />
      </Stack>
    </form>
  );
};
