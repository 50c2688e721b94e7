import { CONTENT_LIMITS } from '@/contract/content-fields';
import { questionsDesk } from '@/messages/en/content-desk-questions';
import { FormInput } from '@/ui/form/form-fields';
import { FormTextarea } from '@/ui/form/form-textarea';
import { MarkdownHelp } from '../fields/markdown-help';
import { InsertPicture } from '../pictures/insert-picture';

const { fields, hints } = questionsDesk;

/** What an editor says of a question. */
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
