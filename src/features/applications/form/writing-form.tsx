import { applicationForm } from '@/content/applications/form';
import { positions } from '@/content/applications/positions';
import { questionsOf } from '@/content/applications/questions';
import type { Position } from '@/contract/applications';
import { Alert } from '@/ui/feedback/alert';
import { Stack } from '@/ui/layout/stack';
import { Actions } from './actions';
import { FailureBanner } from './failure-banner';
import type { Wrong } from './failure-banner';
import { fieldId, POSITION_ID } from './questions/field-id';
import { GuidelinesNotice } from './guidelines-notice';
import { PositionCard } from './position-card';
import { QuestionSections } from './questions/question-sections';
import { useApplicationForm } from './sending/use-application-form';
import type { ApplicationFormOptions } from './sending/use-application-form';
import { useGuidelinesRead } from '../guidelines/use-guidelines-read';

type Problems = Readonly<Record<string, string | undefined>>;

const { position: texts } = applicationForm;

const wrongOf = (position: Position | '', ofPosition: string | undefined, problems: Problems): Wrong[] => [
  ...(ofPosition === undefined ? [] : [{ id: POSITION_ID, label: texts.label, problem: ofPosition }]),
  ...(position === '' ? [] : questionsOf(position)).flatMap(({ name, label }) => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ id: fieldId(name), label, problem }];
  }),
];

export interface WritingFormProps extends ApplicationFormOptions {
  onDiscard: () => void;
}

/** The form at work, from the choice of a position to the answer of the server. */
export const WritingForm = ({ onDiscard, ...options }: WritingFormProps) => {
  const isRead = useGuidelinesRead();
  const form = useApplicationForm(options);
  const { position, errors, failure, isSubmitting } = form;
  const problems: Problems = errors.answers ?? {};
  const isClosed = position !== '' && !positions[position].open;
  return (
    <form method="post" noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap={3}>
        {failure && <FailureBanner failure={failure} wrong={wrongOf(position, errors.position, problems)} />}
        <GuidelinesNotice isRead={isRead} />
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
            key={form.round}
            position={position}
            initial={form.answers}
            problems={problems}
            {...form.listeners}
          />
        )}
        <Actions
          isSubmitting={isSubmitting}
          isBlocked={!isRead || isClosed}
          onDiscard={
            position === ''
              ? undefined
              : () => {
                  form.forgetDraft();
                  onDiscard();
                }
          }
        />
      </Stack>
    </form>
  );
};
