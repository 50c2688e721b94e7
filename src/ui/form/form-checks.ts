import { useFormikContext, validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { useEffect, useRef } from 'react';
import { ValidationError, type Schema } from 'yup';
import { yieldToBrowser } from '@/lib/yield-to-browser';

/** Returns a schema's errors of a form's values, for Formik. */
export const checkBy = async <Values extends object>(
  schema: Schema,
  values: Values,
): Promise<FormikErrors<Values>> => {
  // The keystroke or press shows its effect first.
  await yieldToBrowser();
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (fault) {
    if (!ValidationError.isError(fault)) throw fault;
    return yupToFormErrors(fault);
  }
};

/** Focuses the first field to correct, also for screen readers. Put the returned ref around the fields. */
export const useFocusOnProblem = () => {
  const root = useRef<HTMLDivElement>(null);
  const { submitCount, isSubmitting } = useFormikContext();
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return root;
};
