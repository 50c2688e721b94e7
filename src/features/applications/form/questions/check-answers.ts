import type { FormikErrors } from 'formik';
import { ValidationError } from 'yup';
import type { Question } from '@/contract/network/applications';
import { answerSchema } from '@/contract/questions/answer-schema';
import { answersSchema } from '@/contract/questions/answers-schema';
import { sectionsOf } from '@/lib/questions';
import { applicationForm } from '@/messages/en/applications/form';
import type { Application } from './answers';

/** What is wrong with an application, the first of each field. The same schema decides on the server. */
export const checkApplication = ({ position, answers }: Application): FormikErrors<Application> => {
  if (position === '') return { position: applicationForm.position.missing };
  try {
    answersSchema(sectionsOf(position)).validateSync(answers, { abortEarly: false });
    return {};
  } catch (fault) {
    if (!(fault instanceof ValidationError)) throw fault;
    return {
      answers: Object.fromEntries(fault.inner.toReversed().map(({ path = '', message }) => [path, message])),
    };
  }
};

/** What is wrong with one answer; undefined when nothing is. */
export const checkAnswer = (question: Question, answer: string): string | undefined => {
  try {
    answerSchema(question).validateSync(answer);
    return undefined;
  } catch (fault) {
    if (!(fault instanceof ValidationError)) throw fault;
    return fault.message;
  }
};
