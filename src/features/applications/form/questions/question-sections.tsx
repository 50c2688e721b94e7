import { memo, startTransition, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { QuestionSection } from '@/contract/network/questions';
import { questionsOf, sectionsOf } from '@/lib/questions';
import { Card } from '@/ui/layout/card';
import type { Answers } from './answers';
import { sectionId } from './field-id';
import { QuestionField, type QuestionFieldProps } from './question-field';

/** Short answers are in pairs if there is room for two. */
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

interface AskedProps extends Pick<QuestionFieldProps, 'onEdit' | 'onCorrect' | 'onLeave'> {
  initial: Answers;
  problems: Readonly<Record<string, string | undefined>>;
}

export interface SectionCardProps extends AskedProps {
  section: QuestionSection;
  id?: string;
  /** Number of questions to render, from the first; all by default. */
  drawn?: number;
}

/** A section of a position's questions under its heading. */
export const SectionCard = memo(function SectionCard({
  section,
  id,
  drawn,
  initial,
  problems,
  ...listeners
}: SectionCardProps) {
  return (
    <Card as="section" id={id} aria-label={section.title}>
      <Card.Title level={2} size="h3">
        {section.title}
      </Card.Title>
      <Fields>
        {section.questions.slice(0, drawn).map((question) => {
          const Cell = question.kind === 'long' ? Wide : 'div';
          return (
            <Cell key={question.id}>
              <QuestionField
                question={question}
                initial={initial[question.id] ?? ''}
                problem={problems[question.id]}
                {...listeners}
              />
            </Cell>
          );
        })}
      </Fields>
    </Card>
  );
});

/**
 * Renders all questions of a position one after the other: it takes a phone long, so it responds to input in
 * between. `isWhole` renders them at once.
 */
export const QuestionSections = memo(function QuestionSections({
  position,
  isWhole,
  ...asked
}: AskedProps & { position: string; isWhole: boolean }) {
  const sections = sectionsOf(position);
  const count = questionsOf(position).length;
  const [drawn, setDrawn] = useState(isWhole ? count : 1);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  let before = 0;
  return sections.map((section, index) => {
    const ofSection = Math.min(drawn - before, section.questions.length);
    before += section.questions.length;
    if (ofSection <= 0) return null;
    return (
      <SectionCard key={section.title} section={section} id={sectionId(index)} drawn={ofSection} {...asked} />
    );
  });
});
