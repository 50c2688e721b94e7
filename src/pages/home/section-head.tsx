import { styled } from 'styled-components';
import { Heading } from '@/ui/layout/heading';
import { Text } from '@/ui/layout/text';

const Root = styled.header`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  max-width: 60ch;
  margin-bottom: ${({ theme }) => theme.space[4]};
`;

/** Heading of one of the home page's sections; `id` names the section. */
export const SectionHead = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <Root>
    <Heading level={2} size="h1" id={id}>
      {title}
    </Heading>
    <Text size="lead" color="muted">
      {text}
    </Text>
  </Root>
);
