import { useCookiesBlocked } from '@/hooks/use-cookies-blocked';
import { COOKIES_BLOCKED } from '@/lib/cookies';
import { Alert } from '../feedback/alert';

/** Warns early that nothing can be sent while the browser blocks cookies. */
export const CookiesNotice = () =>
  useCookiesBlocked() && (
    <Alert tone="warning" title={COOKIES_BLOCKED.title}>
      {COOKIES_BLOCKED.text}
    </Alert>
  );
