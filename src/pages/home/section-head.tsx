import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { PageKey } from '@/contract/pages';
import { ButtonLink } from '@/ui/button/button';
import { Heading } from '@/ui/layout/heading';
import { Text } from '@/ui/layout/text';
import { PageLink } from '@/ui/routing/page-link';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  margin-bottom: ${({ theme }) => theme.space[4]};
`;
const Details = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  max-width: 60ch;
`;

interface SectionHeadProps {
  /** Id of the heading, which labels the section. */
  id: string;
  title: string;
  text: string;
  /** Page with the full list of the section's items. */
  all?: { label: string; page: PageKey };
}

export const SectionHead = ({ id, title, text, all }: SectionHeadProps) => (
  <Root>
    <Details>
      <Heading level={2} size="h1" id={id}>
        {title}
      </Heading>
      <Text size="lead" color="muted">
        {text}
      </Text>
    </Details>
    {all && (
      <PageLink as={ButtonLink} page={all.page}>
        {all.label}
        <ArrowRight size={18} />
      </PageLink>
    )}
  </Root>
);
