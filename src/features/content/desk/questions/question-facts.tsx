import { styled } from 'styled-components';
import type { DeskQuestion } from '@/contract/content';
import { Note } from '@/ui/layout/text';

const Begin = styled(Note)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** The beginning of an answer, as typed. */
export const QuestionFacts = ({ item }: { item: DeskQuestion }) => <Begin>{item.answer}</Begin>;
