import type { FormikErrors } from 'formik';
import { ValidationError } from 'yup';
import { applicationForm } from '#messages/applications/form';
import type { Question } from '@/contract/network/questions';
import { answerSchema } from '@/contract/questions/answer-schema';
import { answersSchema } from '@/contract/questions/answers-schema';
import { sectionsOf } from '@/lib/questions';
import type { Application } from './answers';

/** Returns the first error of each field. The server decides by the same schema. */
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

/** Returns the error of one answer; undefined if it is valid. */
export const checkAnswer = (question: Question, answer: string): string | undefined => {
  try {
    answerSchema(question).validateSync(answer);
    return undefined;
  } catch (fault) {
    if (!(fault instanceof ValidationError)) throw fault;
    return fault.message;
  }
};
