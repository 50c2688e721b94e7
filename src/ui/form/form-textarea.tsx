import { useField } from 'formik';
import { TextareaField, type TextareaFieldProps } from './field';

/** A longer text in a form of form.tsx. */
export const FormTextarea = (
  props: Omit<TextareaFieldProps, 'name' | 'error' | 'value' | 'onChange' | 'onBlur'> & { name: string },
) => {
  const [field, { touched, error }] = useField<string>(props.name);
  return <TextareaField required {...props} {...field} error={touched ? error : undefined} />;
};
