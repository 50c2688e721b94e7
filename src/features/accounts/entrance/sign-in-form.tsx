import { privatePages } from '@/content/pages';
import { recovery } from '@/content/recovery';
import { loginSchema } from '@/contract/auth-requests';
import { useAppDispatch } from '@/store/hooks';
import { Form } from '@/ui/form/form';
import { FormEmail, FormPassword } from '@/ui/form/form-fields';
import { Link } from '@/ui/routing/link';
import { signIn } from './entrance-api';

const empty = { email: '', password: '' };

export const SignInForm = () => {
  const dispatch = useAppDispatch();
  return (
    <Form
      initialValues={empty}
      schema={loginSchema}
      send={(values) => dispatch(signIn(loginSchema.cast(values)))}
      submitLabel="Sign In"
      failureTitle="Sign-in failed"
      aside={<Link to={privatePages.forgot.path}>{recovery.forgot.linkLabel}</Link>}
    >
      <FormEmail autoComplete="username" />
      <FormPassword name="password" label="Password" autoComplete="current-password" />
    </Form>
  );
};
