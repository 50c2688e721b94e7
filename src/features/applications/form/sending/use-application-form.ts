import { useFormik } from 'formik';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { Question } from '@/contract/network/applications';
import { answerLimit } from '@/contract/questions/limits';
import { draftDiscarded } from '@/features/applications/application-slice';
import type { PrivateLink } from '@/features/applications/private-link';
import { onceShown } from '@/lib/once-shown';
import { applicationForm } from '@/messages/en/applications/form';
import { useAppDispatch } from '@/store/hooks';
import { NOT_CHECKED, type GuardHandle } from '@/ui/form/guard-place';
import { changePosition, EMPTY, type Application } from '../questions/answers';
import { checkAnswer, checkApplication } from '../questions/check-answers';
import { POSITION_ID } from '../questions/field-id';
import { writtenIn } from '../questions/written';
import type { Explanation } from './explain-failure';
import { useDraft } from './use-draft';
import { useSentElsewhere } from './use-sent-elsewhere';
import { useSubmit } from './use-submit';

const { failure: texts } = applicationForm;

/** Questions whose answer is looked at as soon as it is written; the others wait until the form is sent. */
const isCheckedAtOnce = (question: Question, answer: string): boolean =>
  question.kind === 'email' || question.kind === 'number' || answer.length > answerLimit(question);

/** What a form begins with. */
export interface Start {
  application: Application;
  /** It was begun with a button that is gone then: the keyboard goes on where the form begins. */
  isByHand: boolean;
}

/** The form's elements that are asked when it is sent. */
export interface FormParts {
  form: RefObject<HTMLFormElement | null>;
  /** Has nothing where nobody asks whether the applicant is a person. */
  guard: RefObject<GuardHandle | null>;
  isGuarded: boolean;
}

export interface ApplicationFormOptions {
  start: Start;
  onPosition: (position: string) => void;
  onSent: (sent: PrivateLink) => void;
}

/**
 * The form's state. What is written stands in the fields alone, so that a key draws nothing anew; Formik holds what they
 * began with, what is wrong with them, and how the sending goes.
 */
export const useApplicationForm = (
  { form: formRef, guard, isGuarded }: FormParts,
  { start, onPosition, onSent }: ApplicationFormOptions,
) => {
  const dispatch = useAppDispatch();
  const [begun, setBegun] = useState(start);
  const [failure, setFailure] = useState<{ message: string } | null>(null);
  const { readGuidelinesAt, send } = useSubmit();

  const formik = useFormik<Application>({
    initialValues: start.application,
    validate: () => checkApplication(read()),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async () => {
      const application = read();
      const turnstileToken = guard.current?.token();
      if (isGuarded && turnstileToken === undefined) throw new Error(NOT_CHECKED);
      const outcome = await send(application, { idempotencyKey: draft.write(application), turnstileToken });
      guard.current?.reset();
      if ('refused' in outcome) show(outcome.refused);
      else finish(outcome.sent);
      return outcome;
    },
  });
  const { isSubmitting, setFieldError, setErrors, setSubmitting, resetForm } = formik;
  const written = useRef(start.application);
  const wasTried = useRef(false);
  const read = (): Application => writtenIn(formRef.current, written.current);
  const draft = useDraft(read);
  // The same ones at each draw: what is drawn anew for them are all questions of a position.
  const [listeners] = useState(() => ({
    onEdit: draft.changed,
    onCorrect: ({ id: name }: Question) => setFieldError(`answers.${name}`, undefined),
    onLeave: (question: Question, answer: string) => {
      draft.save();
      if (!wasTried.current && !isCheckedAtOnce(question, answer)) return;
      setFieldError(`answers.${question.id}`, checkAnswer(question, answer));
    },
  }));

  useEffect(() => {
    if (begun.isByHand) document.getElementById(POSITION_ID)?.focus();
  }, [begun]);

  const begin = (next: Application) => {
    written.current = next;
    wasTried.current = false;
    resetForm({ values: next });
    setFailure(null);
    onPosition(next.position);
  };
  function show({ message, position: ofPosition, answers }: Explanation) {
    setErrors({ ...(ofPosition !== undefined && { position: ofPosition }), answers });
    setFailure({ message });
  }
  function finish(sent: PrivateLink) {
    draft.forget();
    begin(EMPTY);
    onSent(sent);
  }
  useSentElsewhere(draft.isOurs, isSubmitting, finish);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    wasTried.current = true;
    setFailure(null);
    try {
      readGuidelinesAt(read().position);
      // The button tells of the touch before what that sets off, which takes its time on a phone.
      setSubmitting(true);
      await onceShown();
      // Formik has no outcome to tell of when it has found something wrong.
      const outcome: unknown = await formik.submitForm();
      if (outcome === undefined) setFailure({ message: texts.invalid });
    } catch (fault) {
      setFailure({ message: fault instanceof Error && fault.message !== '' ? fault.message : texts.unknown });
    }
  };
  return {
    initial: formik.values,
    errors: formik.errors,
    isSubmitting,
    failure,
    submit,
    /** Labels of the answers that a change of the position would delete. */
    lostBy: (to: string) => changePosition(read(), to).lost,
    choose: (to: string) => {
      const { next } = changePosition(read(), to);
      begin(next);
      draft.write(next);
    },
    discard: () => {
      dispatch(draftDiscarded());
      draft.forget();
      begin(EMPTY);
      setBegun({ application: EMPTY, isByHand: true });
    },
    listeners,
  };
};
