import { Star } from 'lucide-react';
import { styled } from 'styled-components';
import { homeTexts } from '#messages/home';
import type { Testimonial } from '@/contract/network/community';
import { avatarOf } from '@/lib/avatar';
import { block } from '@/theme/mixins';
import { Avatar } from '@/ui/drawing/avatar';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';

/** Side of the player's face, in pixels. */
const FACE = 48;

const Root = styled.figure`
  ${block('large')}
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]};
`;
const Stars = styled.div`
  display: flex;
  gap: 4px;
  color: ${({ theme }) => theme.color.amber};

  svg {
    fill: currentcolor;
  }
`;

/** A player's quote, with name, role and stars. */
export const Quote = ({ name, role, quote, rating }: Testimonial) => (
  <Root>
    <Stars role="img" aria-label={homeTexts.stars(rating)}>
      {Array.from({ length: rating }, (_, index) => (
        <Star key={index} size={18} />
      ))}
    </Stars>
    <Text as="blockquote" size="lead">
      {quote}
    </Text>
    <Stack as="figcaption" direction="row" gap={1.5}>
      <Avatar src={avatarOf.drawn(name, FACE)} size={FACE} name={name} />
      <div>
        <Text weight={600}>{name}</Text>
        <Note>{role}</Note>
      </div>
    </Stack>
  </Root>
);
