import { pages } from '#network/pages';
import { Entrance } from '@/features/accounts/entrance/entrance';
import { island } from '@/ui/layout/island';

/** What checks and sends it comes when somebody begins to fill it in. */
const RegisterForm = island(
  async () => ({
    default: (
      await import(/* webpackChunkName: "register-form" */ '@/features/accounts/entrance/register-form')
    ).RegisterForm,
  }),
  { until: 'used' },
);

const RegisterPage = () => (
  <Entrance
    title={pages.register.title}
    subtitle="One account for everything on this site. Playing needs none."
    other={{ question: 'Have an account already?', label: 'Sign in', path: pages.login.path }}
  >
    <RegisterForm />
  </Entrance>
);

export default RegisterPage;
