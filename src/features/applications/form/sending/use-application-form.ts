// Decision record: docs/decisions/0016-uncontrolled-application-form.md
import { useFormik } from 'formik';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { applicationForm } from '#messages/applications/form';
import type { Question } from '@/contract/network/questions';
import { answerLimit } from '@/contract/questions/allowed-answers';
import { draftDiscarded } from '@/features/applications/application-slice';
import type { PrivateLink } from '@/features/applications/private-link';
import { onceShown } from '@/lib/yield-to-browser';
import { useAppDispatch } from '@/store/hooks';
import { NOT_CHECKED, type GuardHandle } from '@/ui/form/guard-place';
import { blank, changePosition, type Application } from '../questions/answers';
import { checkAnswer, checkApplication } from '../questions/check-answers';
import { POSITION_ID, fieldId } from '../questions/field-id';
import type { Explanation } from './explain-failure';
import { useDraft } from './use-draft';
import { useSentElsewhere } from './use-sent-elsewhere';
import { useSubmit } from './use-submit';

/**
 * Reads the texts of the form's fields. Questions without a field, e.g. of a closed position, keep their
 * initial answer.
 */
export const writtenIn = (form: HTMLFormElement | null, begun: Application): Application => {
  const answers = Object.entries(begun.answers).map(([name, answer]) => {
    const field = form?.elements.namedItem(fieldId(name));
    return [name, field && 'value' in field ? String(field.value) : answer];
  });
  return { position: begun.position, answers: Object.fromEntries(answers) };
};

const { failure: texts } = applicationForm;

/** True for questions whose answer is checked as soon as it is written; the others are checked on submit. */
const isCheckedAtOnce = (question: Question, answer: string): boolean =>
  question.kind === 'email' || question.kind === 'number' || answer.length > answerLimit(question);

/** Initial state of the form. */
export interface Start {
  application: Application;
  /** True if a button that is now gone started it; focus then moves to the start of the form. */
  isByHand: boolean;
}

/** Elements of the form that are read on submit. */
export interface FormParts {
  form: RefObject<HTMLFormElement | null>;
  /** Null without a captcha. */
  guard: RefObject<GuardHandle | null>;
  isGuarded: boolean;
}

export interface ApplicationFormOptions {
  start: Start;
  onPosition: (position: string) => void;
  onSent: (sent: PrivateLink) => void;
}

/**
 * The form's state. The fields alone hold the text, so a keystroke renders nothing; `begun` holds what
 * they began with, Formik errors and the progress of submitting.
 */
export const useApplicationForm = (
  { form: formRef, guard, isGuarded }: FormParts,
  { start, onPosition, onSent }: ApplicationFormOptions,
) => {
  const dispatch = useAppDispatch();
  const [begun, setBegun] = useState({ ...start, run: 1 });
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
      const result = await send(application, { idempotencyKey: draft.write(application), turnstileToken });
      guard.current?.reset();
      if ('refused' in result) show(result.refused);
      else finish(result.sent);
      return result;
    },
  });
  const { isSubmitting, setFieldError, setErrors, setSubmitting, resetForm } = formik;
  const written = useRef(start.application);
  const wasTried = useRef(false);
  const read = (): Application => writtenIn(formRef.current, written.current);
  const draft = useDraft(read);
  // Stable between renders, because new ones would re-render all questions of a position.
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

  /** `isReset`: with new fields; otherwise those of the same position keep what is being typed. */
  const begin = (next: Application, { isByHand = false, isReset = false } = {}) => {
    written.current = next;
    wasTried.current = false;
    resetForm({ values: next });
    setBegun(({ run }) => ({ application: next, isByHand, run: isReset ? run + 1 : run }));
    setFailure(null);
    onPosition(next.position);
  };
  function show({ message, position: ofPosition, answers }: Explanation) {
    setErrors({ ...(ofPosition !== undefined && { position: ofPosition }), answers });
    setFailure({ message });
  }
  function finish(sent: PrivateLink) {
    draft.forget();
    begin(blank(), { isReset: true });
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
      // The button shows the press before the work starts, which takes time on a phone.
      setSubmitting(true);
      await onceShown();
      // Formik returns undefined after a validation error.
      const result: unknown = await formik.submitForm();
      if (result === undefined) setFailure({ message: texts.invalid });
    } catch (fault) {
      setFailure({ message: fault instanceof Error && fault.message !== '' ? fault.message : texts.unknown });
    }
  };
  return {
    /** The application that the fields began with; `run` counts how often they have begun again. */
    begun,
    errors: formik.errors,
    isSubmitting,
    failure,
    submit,
    /** Returns the labels of answers that a change of position would delete. */
    lostBy: (to: string) => changePosition(read(), to).lost,
    choose: (to: string) => {
      const { next } = changePosition(read(), to);
      begin(next);
      draft.write(next);
    },
    discard: () => {
      dispatch(draftDiscarded());
      draft.forget();
      begin(blank(), { isByHand: true, isReset: true });
    },
    listeners,
  };
};
