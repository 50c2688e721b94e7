import { styled } from 'styled-components';
import { support } from '#network/support';
import { block, focusInside } from '@/theme/mixins';
import { Icon } from '@/ui/drawing/icon';
import { Grid } from '@/ui/layout/grid';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Link } from '@/ui/routing/link';
import { topicLink, useContactTopic } from './contact-topic';

const Topic = styled(Link)`
  ${block('small')}
  ${focusInside}
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1.5]};
  min-height: 64px;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;

  & > svg {
    flex: none;
    color: ${({ theme }) => theme.color.diamond};
  }
  &:hover {
    --fill: ${({ theme }) => theme.color.raised};
    --edge-top: ${({ theme }) => theme.color.lineStrong};
  }
  &[aria-current] {
    --edge: ${({ theme }) => theme.color.grass};
    --edge-top: ${({ theme }) => theme.color.grass};

    & > svg {
      color: ${({ theme }) => theme.color.grass};
    }
  }
`;

const { title, items } = support.topics;

/** Topics of messages; each is a link to this page with the topic in its URL. */
export const Topics = () => {
  const chosen = useContactTopic();
  return (
    <Stack as="section" aria-labelledby="topics">
      <Heading level={2} id="topics">
        {title}
      </Heading>
      <Grid as="ul" columns={5} min="200px" gap={1.5}>
        {items.map(({ label, icon }) => (
          <li key={label}>
            <Topic
              to={topicLink(label)}
              replace
              {...(label === chosen && { 'aria-current': 'true' as const })}
            >
              <Icon name={label === chosen ? 'check' : icon} size={24} />
              {label}
            </Topic>
          </li>
        ))}
      </Grid>
    </Stack>
  );
};
