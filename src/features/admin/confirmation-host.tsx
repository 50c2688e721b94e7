import { lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '@/contract/users';
import { provideConfirmation } from './confirmation';

/** Loaded with the first question, because most visits to a desk need none. */
const ConfirmationDialog = lazy(() => import(/* webpackChunkName: "confirmation" */ './confirmation-dialog'));

interface Question {
  answer: (isConfirmed: boolean) => void;
}

/** Shows the confirmation dialog over the desk whenever a call needs it. */
export const ConfirmationHost = ({ user }: { user: User }) => {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => provideConfirmation(() => new Promise((answer) => setQuestion({ answer }))), []);
  // Leaving the desk rejects the confirmation.
  useEffect(() => () => question?.answer(false), [question]);
  const end = (isConfirmed: boolean) => {
    question?.answer(isConfirmed);
    setQuestion(undefined);
  };
  return <Suspense>{question && <ConfirmationDialog user={user} onEnd={end} />}</Suspense>;
};
