import { questionsDesk } from '#messages/content-desk-questions';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { FormInput } from '@/ui/form/form-fields';
import { FormTextarea } from '@/ui/form/form-textarea';
import { MarkdownHelp } from '../fields/markdown-help';
import { InsertPicture } from '../pictures/insert-picture';

const { fields, hints } = questionsDesk;

export const QuestionFields = () => (
  <>
    <FormInput name="question" label={fields.question} maxLength={CONTENT_LIMITS.question} counter />
    <FormTextarea
      name="answer"
      label={fields.answer}
      hint={hints.answer}
      rows={10}
      maxLength={CONTENT_LIMITS.answer}
      counter
    />
    <MarkdownHelp />
    <InsertPicture name="answer" />
  </>
);
