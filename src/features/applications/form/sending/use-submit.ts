import { applicationForm } from '#messages/applications/form';
import { answersSchema } from '@/contract/questions/answers-schema';
import { selectGuidelinesReadAt, submitted } from '@/features/applications/application-slice';
import type { PrivateLink } from '@/features/applications/private-link';
import { needsGuidelines } from '@/lib/positions';
import { sectionsOf } from '@/lib/questions';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { isGuidelinesValid } from '../../guidelines/use-guidelines-read';
import type { Application } from '../questions/answers';
import { explainFailure, type Explanation } from './explain-failure';
import { submitApi } from './submit-api';

export type SendResult = { sent: PrivateLink } | { refused: Explanation };

/** The last two steps of submitting: the check that the guidelines were read, and the call. */
export const useSubmit = () => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [submitApplication] = submitApi.useSubmitApplicationMutation();

  const readGuidelinesAt = (position: string): string | undefined => {
    if (!needsGuidelines(position)) return undefined;
    const readAt = selectGuidelinesReadAt(store.getState());
    if (readAt === null || !isGuidelinesValid(readAt, Date.now())) {
      throw new Error(applicationForm.guidelines.missing);
    }
    return new Date(readAt).toISOString();
  };
  return {
    /** @throws Error with a message for the applicant if the guidelines were not read recently enough */
    readGuidelinesAt,
    /** Sends a validated application. */
    send: async (
      { position, answers }: Application,
      {
        idempotencyKey,
        turnstileToken,
      }: { idempotencyKey: string | undefined; turnstileToken: string | undefined },
    ): Promise<SendResult> => {
      const guidelinesReadAt = readGuidelinesAt(position);
      if (position === '') throw new Error(applicationForm.position.missing);
      if (idempotencyKey === undefined) throw new Error('There is nothing to send');
      const { data, error } = await submitApplication({
        position,
        answers: answersSchema(sectionsOf(position)).cast(answers),
        ...(guidelinesReadAt !== undefined && { guidelinesReadAt }),
        idempotencyKey,
        ...(turnstileToken !== undefined && { turnstileToken }),
      });
      if (error) return { refused: explainFailure(error) };
      const sent = { id: data.id, key: idempotencyKey };
      dispatch(submitted({ ...sent, position }));
      return { sent };
    },
  };
};
