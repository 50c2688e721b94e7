import { useEffect, useEffectEvent } from 'react';
import { selectSubmissions } from '@/features/applications/application-slice';
import type { PrivateLink } from '@/features/applications/private-link';
import { useAppSelector } from '@/store/hooks';

/** Detects that another tab has sent the same draft, so nothing is left to send here. */
export const useSentElsewhere = (
  isOurs: (key: string) => boolean,
  isSubmitting: boolean,
  onSent: (sent: PrivateLink) => void,
): void => {
  const submissions = useAppSelector(selectSubmissions);
  const look = useEffectEvent((submitted: typeof submissions) => {
    const sent = isSubmitting ? undefined : submitted.find(({ key }) => isOurs(key));
    if (sent) onSent({ id: sent.id, key: sent.key });
  });
  useEffect(() => look(submissions), [submissions]);
};
