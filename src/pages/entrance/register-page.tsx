import { pages } from '@/content/pages';
import { Entrance } from '@/features/accounts/entrance/entrance';
import { RegisterForm } from '@/features/accounts/entrance/register-form';

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
