import { useFormikContext, validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { useEffect, useRef } from 'react';
import { ValidationError, type Schema } from 'yup';
import { yieldToBrowser } from '@/lib/yield-to-browser';

/** What is wrong with a form's values by a schema, for Formik. */
export const checkBy = async <Values extends object>(
  schema: Schema,
  values: Values,
): Promise<FormikErrors<Values>> => {
  // The key or the touch shows its effect first.
  await yieldToBrowser();
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (fault) {
    if (!ValidationError.isError(fault)) throw fault;
    return yupToFormErrors(fault);
  }
};

/** Leads the keyboard, and with it screen readers, to the first field that has to be corrected. The result goes around the fields. */
export const useFocusOnProblem = () => {
  const root = useRef<HTMLDivElement>(null);
  const { submitCount, isSubmitting } = useFormikContext();
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return root;
};
