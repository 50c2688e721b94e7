import { styled } from 'styled-components';
import { isBlank } from '@/contract/text';
import { questionsDesk } from '@/messages/en/content-desk-questions';
import { block } from '@/theme/mixins';
import { Heading } from '@/ui/layout/heading';
import { Markdown } from '../../markdown/markdown';
import type { QuestionValues } from './question-values';

/** As an opened question looks. */
const Opened = styled.article`
  ${block('small')}
  --edge: ${({ theme }) => theme.color.lineStrong};
  --edge-top: ${({ theme }) => theme.color.grass};
  display: grid;
  gap: ${({ theme }) => theme.space[1.5]};
  padding: ${({ theme }) => theme.space[2]};
  overflow-wrap: anywhere;
`;
const Answer = styled.div`
  color: ${({ theme }) => theme.color.muted};
`;

/** A question as visitors see it, opened, while it is being written. */
export const QuestionPreview = ({ values: { question, answer } }: { values: QuestionValues }) => (
  <Opened>
    <Heading level={3} size="body">
      {isBlank(question) ? questionsDesk.unasked : question}
    </Heading>
    <Answer>
      <Markdown text={answer} under={3} />
    </Answer>
  </Opened>
);
