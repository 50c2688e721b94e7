import { useEffect } from 'react';
import { privatePages } from '#network/pages';
import { pageKeyAt } from '@/lib/pages';
import { notify } from '@/ui/feedback/toast';
import { usePathname } from '@/ui/routing/place';
import type { AuthState } from './auth-slice';

/** Tells a user whose session ended on a public page; private ones redirect to the sign-in page, which says so. */
export const useRefusalToast = (ended: AuthState['ended']): void => {
  const pathname = usePathname();
  const isGuarded = (pageKeyAt(pathname) ?? '') in privatePages;
  useEffect(() => {
    if (ended !== 'refused' || isGuarded) return;
    notify.error('You have been signed out', { description: 'Please sign in again.' });
    // Once, on the page where it happened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ended]);
};
