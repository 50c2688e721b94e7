import { memo } from 'react';
import { styled } from 'styled-components';
import type { Position } from '@/content/applications/positions';
import { sectionsOf } from '@/content/applications/questions';
import { Card } from '@/ui/layout/card';
import type { Answers } from './answers';
import { sectionId } from './field-id';
import { QuestionField, type QuestionFieldProps } from './question-field';

/** Short answers stand in pairs where there is room for two. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  align-items: end;
  margin-top: ${({ theme }) => theme.space[2]};

  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;
const Wide = styled.div`
  grid-column: 1 / -1;
`;

export interface QuestionSectionsProps extends Pick<QuestionFieldProps, 'onEdit' | 'onCorrect' | 'onLeave'> {
  position: Position;
  initial: Answers;
  problems: Readonly<Record<string, string | undefined>>;
}

/** All questions of a position under their headings. */
export const QuestionSections = memo(function QuestionSections({
  position,
  initial,
  problems,
  ...listeners
}: QuestionSectionsProps) {
  return sectionsOf(position).map(({ title, questions }, index) => (
    <Card key={title} as="section" id={sectionId(index)} aria-label={title}>
      <Card.Title level={2} size="h3">
        {title}
      </Card.Title>
      <Fields>
        {questions.map((question) => {
          const Cell = question.kind === 'long' ? Wide : 'div';
          return (
            <Cell key={question.name}>
              <QuestionField
                question={question}
                initial={initial[question.name] ?? ''}
                problem={problems[question.name]}
                {...listeners}
              />
            </Cell>
          );
        })}
      </Fields>
    </Card>
  ));
});
