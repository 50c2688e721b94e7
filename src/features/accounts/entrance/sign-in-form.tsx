import { loginSchema } from '@/contract/auth-requests';
import { Form } from '@/ui/form/form';
import { FormEmail, FormPassword } from '@/ui/form/form-fields';
import { useAuth } from '../auth-provider';

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
      <FormEmail autoComplete="username" />
      <FormPassword name="password" label="Password" autoComplete="current-password" />
    </Form>
  );
};
