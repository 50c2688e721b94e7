import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { published } from '#messages/published';
import { questions } from '#network/faq';
import { support } from '#network/support';
import type { FaqEntry } from '@/contract/network/faq';
import { usePublished, useStill } from '@/features/content/published/use-still';
import { SectionTitle } from '@/pages/scenery/section-title';
import { ButtonLink } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { Text } from '@/ui/layout/text';
import { Accordion } from '@/ui/menu/accordion';
import { useAddressed } from '@/ui/routing/use-addressed';
import { FaqAnswer } from './faq-answer';

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
    gap: ${({ theme }) => theme.space[2]};
  }
`;

type Column = readonly FaqEntry[];

/** Splits into two columns such that one more at the end leaves all others in place. */
const inColumns = (entries: Column): readonly [Column, Column] => {
  const half = Math.max(1, Math.floor(entries.length / 2));
  return [entries.slice(0, half), entries.slice(half)];
};

const { title, text, viewAll } = support.questions;

const QuestionColumn = ({ entries }: { entries: Column }) => {
  const column = useRef<HTMLDivElement>(null);
  const [open, choose, isOwn] = useAddressed('question', entries);
  useEffect(() => {
    if (open !== undefined && !isOwn)
      column.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
  }, [open, isOwn]);
  return (
    <div ref={column}>
      <Accordion open={open?.id} onChange={choose}>
        {entries.map(({ id, question, answer }) => (
          <Accordion.Item key={id} value={id} title={question}>
            <FaqAnswer answer={answer} />
          </Accordion.Item>
        ))}
      </Accordion>
    </div>
  );
};

/** Answers in two columns; each column opens one at a time. */
export const FaqSection = () => {
  const section = useRef<HTMLElement>(null);
  const all = usePublished('faq') ?? questions;
  const latest = useMemo(() => inColumns(all), [all]);
  const columns = useStill(section, latest);
  return (
    <Section ref={section} aria-labelledby="faq">
      <SectionTitle
        id="faq"
        title={title}
        text={text}
        action={viewAll && <ButtonLink href={viewAll.url}>{viewAll.label}</ButtonLink>}
      />
      {columns.flat().length > 0 ? (
        <Columns>
          {columns.map((entries, index) => (
            <QuestionColumn key={index} entries={entries} />
          ))}
        </Columns>
      ) : (
        <Text color="muted">{published.faq.none}</Text>
      )}
    </Section>
  );
};
