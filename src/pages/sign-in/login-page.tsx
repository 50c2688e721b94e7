import { signInPages } from '#messages/sign-in';
import { pages } from '#network/pages';
import { PasskeySignIn } from '@/features/accounts/sign-in/passkey-sign-in';
import { SignInFrame } from '@/features/accounts/sign-in/sign-in-frame';
import { island } from '@/hydration/island';
import { isThere } from '@/lib/pages';
import { Stack } from '@/ui/layout/stack';

/** The code that validates and sends it loads on the first interaction. */
const SignInForm = island(
  async () => ({
    default: (await import(/* webpackChunkName: "sign-in-form" */ '@/features/accounts/sign-in/sign-in-form'))
      .SignInForm,
  }),
  { until: 'used' },
);

const texts = signInPages.login;

const LoginPage = () => (
  <SignInFrame
    title={pages.login.title}
    subtitle={texts.subtitle}
    other={isThere('register') ? { ...texts.other, path: pages.register.path } : null}
  >
    <Stack>
      <SignInForm />
      <PasskeySignIn />
    </Stack>
  </SignInFrame>
);

export default LoginPage;
