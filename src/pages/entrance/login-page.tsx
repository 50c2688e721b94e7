import { pages } from '@/content/pages';
import { Entrance } from '@/features/accounts/entrance/entrance';
import { SignInForm } from '@/features/accounts/entrance/sign-in-form';

const LoginPage = () => (
  <Entrance
    title={pages.login.title}
    subtitle="Welcome back. Your account is waiting where you left it."
    other={{ question: 'New here?', label: 'Create an account', path: pages.register.path }}
  >
    <SignInForm />
  </Entrance>
);

export default LoginPage;
