import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { questionsDesk } from '#messages/content-desk-questions';
import type { DeskQuestion } from '@/contract/content';
import { isBlank } from '@/contract/text';
import { isPlainText } from '@/lib/is-plain-text';
import { Note } from '@/ui/layout/text';
import { DrawnItem } from '@/ui/menu/accordion';
import { Markdown } from '../../markdown/markdown';
import type { QuestionValues } from './question-fields';

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

const Begin = styled(Note)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** The beginning of an answer, as typed. */
export const QuestionFacts = ({ item }: { item: DeskQuestion }) => <Begin>{item.answer}</Begin>;
