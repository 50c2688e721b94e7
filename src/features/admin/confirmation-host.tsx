import { lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '@/contract/users';
import { provideConfirmation } from './confirmation';

/** Comes with the first question: most visits to a desk end without one. */
const ConfirmationDialog = lazy(() => import(/* webpackChunkName: "confirmation" */ './confirmation-dialog'));

interface Question {
  answer: (isConfirmed: boolean) => void;
}

/** Shows the question for the password over the desk whenever a call needs it. */
export const ConfirmationHost = ({ user }: { user: User }) => {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => provideConfirmation(() => new Promise((answer) => setQuestion({ answer }))), []);
  // Whoever leaves the desk has not confirmed.
  useEffect(() => () => question?.answer(false), [question]);
  const end = (isConfirmed: boolean) => {
    question?.answer(isConfirmed);
    setQuestion(undefined);
  };
  return <Suspense>{question && <ConfirmationDialog user={user} onEnd={end} />}</Suspense>;
};
