import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionEnded } from '#messages/pages';
import { privatePages } from '#network/pages';
import { pageKeyAt } from '@/lib/pages';
import { notify } from '@/ui/feedback/toast';
import type { AuthState } from './auth-slice';

/**
 * Notifies a user whose session ended on a public page; private ones redirect to the sign-in page, which says
 * so.
 */
export const useRefusalToast = (ended: AuthState['ended']): void => {
  const pathname = useLocation().pathname;
  const isGuarded = (pageKeyAt(pathname) ?? '') in privatePages;
  useEffect(() => {
    if (ended !== 'refused' || isGuarded) return;
    notify.error(sessionEnded.title, { description: sessionEnded.text });
    // Runs once, on the page where it happened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ended]);
};
