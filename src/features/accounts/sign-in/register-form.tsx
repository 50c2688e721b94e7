import { boolean } from 'yup';
import { newPasswordHint } from '#messages/fields';
import { registerForm as texts } from '#messages/sign-in';
import { pages } from '#network/pages';
import { registerSchema } from '@/contract/auth-requests';
import { useAppDispatch } from '@/store/hooks';
import { Form } from '@/ui/form/form';
import { FormCheckbox, FormEmail, FormInput, FormPassword } from '@/ui/form/form-fields';
import { Note } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';
import { PageLink } from '@/ui/routing/page-link';
import { register } from './sign-in-api';

const empty = { username: '', email: '', password: '', isOldEnough: false };

/** The request, and a confirmation that only the visitor can give. */
const formSchema = registerSchema.shape({
  isOldEnough: boolean().oneOf([true], texts.oldEnough.missing),
});

const { agreement, oldEnough } = texts;

const consent = (
  <PageLink page="coppa" otherwise={oldEnough.consent}>
    {oldEnough.consent}
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
      submitLabel={texts.submitLabel}
      failureTitle={texts.failureTitle}
    >
      <FormInput
        name="username"
        label={texts.usernameLabel}
        hint={texts.usernameHint}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormEmail autoComplete="username" />
      <FormPassword
        name="password"
        label={texts.passwordLabel}
        hint={newPasswordHint}
        autoComplete="new-password"
      />
      <Note>
        {agreement.before} <Link to={pages.terms.path}>{agreement.terms}</Link> {agreement.between}{' '}
        <Link to={pages.privacy.path}>{agreement.privacy}</Link>.
      </Note>
      <FormCheckbox
        name="isOldEnough"
        label={
          <>
            {oldEnough.label} {consent}.
          </>
        }
      />
    </Form>
  );
};
