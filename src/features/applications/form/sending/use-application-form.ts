import { useFormik } from 'formik';
import { useCallback, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { applicationForm } from '@/content/applications/form';
import { answerLimit } from '@/content/applications/limits';
import type { Question } from '@/content/applications/question';
import type { Position } from '@/contract/applications';
import type { PrivateLink } from '@/features/applications/private-link';
import { changePosition } from '../questions/answers';
import type { Application } from '../questions/answers';
import { checkAnswer, checkApplication } from '../questions/check-answers';
import type { Explanation } from './explain-failure';
import { useDraft } from './use-draft';
import { useSentElsewhere } from './use-sent-elsewhere';
import { useSubmit } from './use-submit';

const { failure: texts } = applicationForm;

/** Questions whose answer is looked at as soon as it is written; the others wait until the form is sent. */
const isCheckedAtOnce = (question: Question, answer: string): boolean =>
  question.kind === 'email' || question.kind === 'number' || answer.length > answerLimit(question);

export interface ApplicationFormOptions {
  start: Application;
  onPosition: (position: Position | '') => void;
  onSent: (sent: PrivateLink) => void;
}

/**
 * The form's state. Formik holds what was written up to the last field that was left; what is being typed is in the
 * fields and in `written`, so that a key draws nothing but its own field.
 */
export const useApplicationForm = ({ start, onPosition, onSent }: ApplicationFormOptions) => {
  const written = useRef<Application>(start);
  const [failure, setFailure] = useState<{ message: string } | null>(null);
  /** Differs whenever the fields have to begin anew. */
  const [round, setRound] = useState(0);
  const draft = useDraft(written);
  const { readGuidelinesAt, send } = useSubmit();

  const formik = useFormik<Application>({
    initialValues: start,
    validate: checkApplication,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (application) => {
      const outcome = await send(application, draft.saveForSending());
      if ('refused' in outcome) show(outcome.refused);
      else finish(outcome.sent);
      return outcome;
    },
  });
  const { values, isSubmitting, setFieldError, setFieldValue, setErrors, setValues, resetForm } = formik;
  const { position } = values;

  function show({ message, position: ofPosition, answers }: Explanation) {
    setErrors({ ...(ofPosition !== undefined && { position: ofPosition }), answers });
    setFailure({ message });
  }
  function finish(sent: PrivateLink) {
    draft.forget();
    onSent(sent);
  }
  useSentElsewhere(draft.isOurs, isSubmitting, finish);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    try {
      flushSync(() => {
        setFailure(null);
        // The field that is being typed in has not been left.
        void setValues(written.current, false);
      });
      readGuidelinesAt();
      // Formik has no outcome to tell of when it has found something wrong.
      const outcome: unknown = await formik.submitForm();
      if (outcome === undefined) setFailure({ message: texts.invalid });
    } catch (fault) {
      setFailure({ message: fault instanceof Error && fault.message !== '' ? fault.message : texts.unknown });
    }
  };

  const begin = (next: Application) => {
    written.current = next;
    resetForm({ values: next });
    setFailure(null);
    setRound(round + 1);
    onPosition(next.position);
  };
  const choose = (to: Position) => {
    begin(changePosition(written.current, to).next);
    draft.changed();
    draft.save();
  };

  const edit = useCallback(
    ({ name }: Question, answer: string) => {
      const { position: current, answers } = written.current;
      written.current = { position: current, answers: { ...answers, [name]: answer } };
      draft.changed();
    },
    [draft],
  );
  const correct = useCallback(
    ({ name }: Question) => setFieldError(`answers.${name}`, undefined),
    [setFieldError],
  );
  const hasTried = formik.submitCount > 0;
  const leave = useCallback(
    (question: Question, answer: string) => {
      draft.save();
      void setFieldValue(`answers.${question.name}`, answer, false);
      if (!hasTried && !isCheckedAtOnce(question, answer)) return;
      setFieldError(`answers.${question.name}`, checkAnswer(question, answer));
    },
    [draft, hasTried, setFieldError, setFieldValue],
  );
  return {
    position,
    answers: values.answers,
    errors: formik.errors,
    isSubmitting,
    failure,
    round,
    submit,
    /** Labels of the answers that a change of the position would delete. */
    lostBy: (to: Position) => changePosition(written.current, to).lost,
    choose,
    listeners: { onEdit: edit, onCorrect: correct, onLeave: leave },
    forgetDraft: draft.forget,
  };
};
