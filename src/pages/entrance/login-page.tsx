import { pages } from '#network/pages';
import { Entrance } from '@/features/accounts/entrance/entrance';
import { PasskeySignIn } from '@/features/accounts/entrance/passkey-sign-in';
import { isThere } from '@/lib/pages';
import { island } from '@/ui/layout/island';
import { Stack } from '@/ui/layout/stack';

/** What checks and sends it comes when somebody begins to fill it in. */
const SignInForm = island(
  async () => ({
    default: (
      await import(/* webpackChunkName: "sign-in-form" */ '@/features/accounts/entrance/sign-in-form')
    ).SignInForm,
  }),
  { until: 'used' },
);

const LoginPage = () => (
  <Entrance
    title={pages.login.title}
    subtitle="Welcome back. Your account is waiting where you left it."
    other={
      isThere('register')
        ? { question: 'New here?', label: 'Create an account', path: pages.register.path }
        : null
    }
  >
    <Stack>
      <SignInForm />
      <PasskeySignIn />
    </Stack>
  </Entrance>
);

export default LoginPage;
