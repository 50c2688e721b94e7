import { Form as FormikForm, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useRef, type ReactNode, type RefObject } from 'react';
import type { Schema } from 'yup';
import { Button } from '../button/button';
import { Alert } from '../feedback/alert';
import { Stack } from '../layout/stack';
import { CookiesNotice } from './cookies-notice';
import { checkBy, useFocusOnProblem } from './form-checks';
import { type GuardHandle, GuardPlace, NOT_CHECKED } from './guard-place';
import { useFormMemory } from './use-form-memory';

/** Why the server refused the values. */
export interface FormProblem {
  /** Message for the visitor; hidden only if all of `fields` are in the form. */
  message: string;
  /** Errors by field name. */
  fields: Record<string, string>;
}

export interface FormProps<Values extends object> {
  initialValues: Values;
  /** Validates the values before they are sent. */
  schema: Schema;
  /**
   * Sends the values; resolves to null on success. A guarded form passes a captcha token if the site requires
   * one.
   */
  send: (values: Values, turnstileToken?: string) => Promise<FormProblem | null>;
  /** Sent by visitors without an account, so the site may require a captcha. */
  guarded?: boolean;
  /** Called on success; a form that stays on the screen is reset. */
  onDone?: (values: Values) => void;
  /**
   * The form's name on its page. The typed values return when the visitor comes back by the browser's
   * buttons, except for passwords and codes.
   */
  rememberAs?: string;
  submitLabel: string;
  /** Title of the error message. */
  failureTitle: string;
  tone?: 'primary' | 'danger' | 'secondary';
  /** True while the form cannot be sent. */
  disabled?: boolean;
  /** Shown beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

type FrameProps = Pick<
  FormProps<object>,
  'submitLabel' | 'failureTitle' | 'tone' | 'disabled' | 'aside' | 'children' | 'guarded'
> & { guard: RefObject<GuardHandle | null> };

const FormFrame = (props: FrameProps) => {
  const { submitLabel, failureTitle, tone = 'primary', aside, children, guarded = false, guard } = props;
  const { status, isSubmitting } = useFormikContext();
  const root = useFocusOnProblem();
  return (
    <Stack ref={root} gap={1.5}>
      <CookiesNotice />
      {children}
      {TURNSTILE_SITE_KEY !== '' && guarded && <GuardPlace handle={guard} />}
      {typeof status === 'string' && (
        <Alert tone="danger" title={failureTitle}>
          {status}
        </Alert>
      )}
      <Stack direction="row" gap={1} wrap>
        <Button type="submit" variant={tone} disabled={props.disabled} loading={isSubmitting}>
          {submitLabel}
        </Button>
        {aside}
      </Stack>
    </Stack>
  );
};

/**
 * A form that validates with a schema, shows the server's errors at its fields or in a message, and ignores
 * submits while it waits. Its fields are those of form-fields.tsx.
 */
export const Form = <Values extends object>({
  initialValues,
  schema,
  send,
  onDone,
  rememberAs,
  ...frame
}: FormProps<Values>) => {
  const guard = useRef<GuardHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const memory = useFormMemory(form, initialValues, rememberAs);
  const submit = async (values: Values, { setErrors, setStatus, resetForm }: FormikHelpers<Values>) => {
    setStatus(undefined);
    const token = guard.current?.token();
    if (TURNSTILE_SITE_KEY !== '' && frame.guarded && token === undefined) {
      setStatus(NOT_CHECKED);
      return;
    }
    const problem = await (token === undefined ? send(values) : send(values, token));
    guard.current?.reset();
    if (!problem) {
      memory.forget();
      resetForm({ values: initialValues });
      onDone?.(values);
      return;
    }
    const names = Object.keys(problem.fields);
    const areAllHere = names.length > 0 && names.every((name) => name in values);
    if (!areAllHere) setStatus(problem.message);
    setErrors(problem.fields as Parameters<typeof setErrors>[0]);
  };
  return (
    <Formik
      initialValues={memory.initialValues}
      validate={(values) => checkBy(schema, values)}
      onSubmit={submit}
      enableReinitialize
    >
      {/* A password must not end up in the URL if the form is submitted before the scripts load. */}
      <FormikForm ref={form} method="post" noValidate>
        <FormFrame {...frame} guard={guard} />
      </FormikForm>
    </Formik>
  );
};
