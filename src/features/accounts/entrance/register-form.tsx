import { boolean } from 'yup';
import { pages } from '#network/pages';
import { registerSchema } from '@/contract/auth-requests';
import { PASSWORD_LIMITS } from '@/contract/password';
import { USERNAME_LIMITS } from '@/contract/users';
import { useAppDispatch } from '@/store/hooks';
import { Form } from '@/ui/form/form';
import { FormCheckbox, FormEmail, FormInput, FormPassword } from '@/ui/form/form-fields';
import { Note } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';
import { PageLink } from '@/ui/routing/page-link';
import { register } from './entrance-api';

const empty = { username: '', email: '', password: '', isOldEnough: false };

/** What is sent, and what only the visitor can know. */
const formSchema = registerSchema.shape({
  isOldEnough: boolean().oneOf([true], "Please confirm that you are 13 or older, or have a parent's consent"),
});

const CONSENT = 'verified consent';
const consent = (
  <PageLink page="coppa" otherwise={CONSENT}>
    {CONSENT}
  </PageLink>
);

export const RegisterForm = () => {
  const dispatch = useAppDispatch();
  return (
    <Form
      initialValues={empty}
      schema={formSchema}
      send={(values, turnstileToken) =>
        dispatch(register(registerSchema.cast({ ...values, turnstileToken }, { stripUnknown: true })))
      }
      guarded
      rememberAs="register"
      submitLabel="Create Account"
      failureTitle="The account was not created"
    >
      <FormInput
        name="username"
        label="Username"
        hint={`${String(USERNAME_LIMITS.least)} to ${String(USERNAME_LIMITS.most)} letters, digits or underscores.`}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormEmail autoComplete="username" />
      <FormPassword
        name="password"
        label="Password"
        hint={`At least ${String(PASSWORD_LIMITS.least)} characters. A few words in a row make a good one.`}
        autoComplete="new-password"
      />
      <Note>
        By creating an account you agree to the <Link to={pages.terms.path}>Terms of Service</Link> and the{' '}
        <Link to={pages.privacy.path}>Privacy Policy</Link>.
      </Note>
      <FormCheckbox name="isOldEnough" label={<>I am 13 or older, or I have a parent&apos;s {consent}.</>} />
    </Form>
  );
};
