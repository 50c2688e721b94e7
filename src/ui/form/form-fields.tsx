import { useField } from 'formik';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useToldField } from '@/hydration/told-fields';
import { Button } from '../button/button';
import {
  InputField,
  SelectField,
  type InputFieldProps,
  type SelectFieldProps,
  TextareaField,
  type TextareaFieldProps,
} from './field';
import { Problem } from './field-style';

type Named<Props> = Omit<Props, 'name' | 'error' | 'value' | 'onChange' | 'onBlur'> & { name: string };

/** Connects a control to its value in the surrounding form. */
const useControl = (name: string) => {
  const [field, { touched, error }] = useField<string>(name);
  return { ...field, error: touched ? error : undefined };
};

/** A line of text in a {@link Form}. */
export const FormInput = (props: Named<InputFieldProps>) => (
  <InputField required {...props} {...useControl(props.name)} />
);

/** A longer text in a {@link Form}. */
export const FormTextarea = (props: Named<TextareaFieldProps>) => (
  <TextareaField required {...props} {...useControl(props.name)} />
);

/** The account's email in a {@link Form}, `email` in its values. */
export const FormEmail = ({ autoComplete }: { autoComplete: 'username' | 'email' | 'off' }) => (
  <FormInput
    name="email"
    label="Email address"
    type="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
  />
);

/**
 * A code in a {@link Form}, which browsers may fill in from an authenticator. Digits unless `inputMode` says
 * otherwise.
 */
export const FormCode = (props: Named<InputFieldProps>) => (
  <FormInput
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);

/** A choice of one in a {@link Form}. */
export const FormSelect = (props: Named<SelectFieldProps>) => (
  <SelectField required {...props} {...useControl(props.name)} />
);

const Reveal = styled(Button)`
  width: ${({ theme }) => theme.size.touch};
  padding-inline: 0;
`;

/**
 * A password in a {@link Form}, hidden until the visitor reveals it. `autoComplete` says which password it
 * is.
 */
export const FormPassword = (
  props: Named<InputFieldProps> & { autoComplete: 'current-password' | 'new-password' | 'off' },
) => {
  const [isShown, setIsShown] = useState(false);
  const EyeIcon = isShown ? EyeOff : Eye;
  return (
    <FormInput
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      adornment={
        <Reveal
          variant="quiet"
          aria-label="Show password"
          aria-pressed={isShown}
          icon={<EyeIcon size={20} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
};

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[1.5]};
  min-height: ${({ theme }) => theme.size.touch};
  padding-block: ${({ theme }) => theme.space[1]};
  cursor: pointer;
`;
const Box = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  accent-color: ${({ theme }) => theme.color.grass};
  cursor: pointer;
`;
const Note = styled.div`
  min-height: 1.375rem;
  font-size: ${({ theme }) => theme.fontSize.small};
`;

/** A consent checkbox in a {@link Form}. */
export const FormCheckbox = ({ name, label }: { name: string; label: ReactNode }) => {
  const id = useId();
  const [{ value, ...field }, { touched, error }] = useField<boolean>(name);
  const box = useToldField<HTMLInputElement>(value);
  const hasError = touched && error !== undefined;
  return (
    <div>
      <Line>
        <Box
          ref={box}
          type="checkbox"
          {...field}
          checked={value}
          required
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? id : undefined}
        />
        <span>{label}</span>
      </Line>
      <Note>{hasError && <Problem id={id}>{error}</Problem>}</Note>
    </div>
  );
};
