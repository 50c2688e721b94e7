import { signInPages } from '#messages/sign-in';
import { pages } from '#network/pages';
import { SignInFrame } from '@/features/accounts/sign-in/sign-in-frame';
import { island } from '@/hydration/island';

/** The code that validates and sends it loads on the first interaction. */
const RegisterForm = island(
  async () => ({
    default: (
      await import(/* webpackChunkName: "register-form" */ '@/features/accounts/sign-in/register-form')
    ).RegisterForm,
  }),
  { until: 'used' },
);

const texts = signInPages.register;

const RegisterPage = () => (
  <SignInFrame
    title={pages.register.title}
    subtitle={texts.subtitle}
    other={{ ...texts.other, path: pages.login.path }}
  >
    <RegisterForm />
  </SignInFrame>
);

export default RegisterPage;
