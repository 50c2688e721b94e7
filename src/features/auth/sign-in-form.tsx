import { loginSchema } from '@/contract/auth';
import { FormInput, FormPassword } from '@/ui/form-fields';
import { Form } from '@/ui/form';
import { useAuth } from './auth-provider';

const empty = { email: '', password: '' };

export const SignInForm = () => {
  const { login } = useAuth();
  return (
    <Form
      initialValues={empty}
      schema={loginSchema}
      send={(values) => login(loginSchema.cast(values))}
      submitLabel="Sign In"
      failureTitle="Sign-in failed"
    >
      <FormInput
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPassword name="password" label="Password" autoComplete="current-password" />
    </Form>
  );
};
