import { useId, useState } from 'react';
import { questionsDesk } from '#messages/content-desk-questions';
import { isBlank } from '@/contract/text';
import { isPlainText } from '@/lib/is-plain-text';
import { DrawnItem } from '@/ui/menu/accordion';
import { Markdown } from '../../markdown/markdown';
import type { QuestionValues } from './question-values';

/** A question as visitors will see it, open at first. */
export const QuestionPreview = ({ values: { question, answer } }: { values: QuestionValues }) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <DrawnItem
      id={useId()}
      value=""
      open={isOpen}
      toggle={() => setOpen(!isOpen)}
      title={isBlank(question) ? questionsDesk.unasked : question}
    >
      {isPlainText(answer) ? answer : <Markdown text={answer} under={3} />}
    </DrawnItem>
  );
};
