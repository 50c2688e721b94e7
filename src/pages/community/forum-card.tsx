import { styled } from 'styled-components';
import { community } from '#messages/community';
import type { ForumCategory } from '@/contract/network/community';
import type { Hue } from '@/contract/network/visuals';
import { avatarOf } from '@/lib/avatar';
import { formatNumber } from '@/lib/format-number';
import { Lit } from '@/pages/scenery/lit';
import { Stage } from '@/pages/scenery/stage';
import { ButtonLink } from '@/ui/button/button';
import { Avatar } from '@/ui/drawing/avatar';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text, VisuallyHidden } from '@/ui/layout/text';

const Low = styled(Stage)`
  height: 144px;
`;

/** A category's emblem in its light. Decorative. */
const Diorama = ({ emblem, hue }: { emblem: PixelIconName; hue: Hue }) => (
  <Low $hue={hue} aria-hidden="true">
    <Lit hue={hue} size={80} reach={3}>
      <PixelIcon name={emblem} size={80} />
    </Lit>
  </Low>
);

const texts = community.forums;

const SIZE = 32;

/** Heads of the most recent authors. */
const RecentPosters = ({ names }: { names: readonly string[] }) => (
  <Stack as="ul" direction="row" gap={0.5} aria-label={texts.recentPosters}>
    {names.map((name) => (
      <li key={name}>
        <Avatar src={avatarOf.head(name, SIZE)} size={SIZE} name={name} alt={name} />
      </li>
    ))}
  </Stack>
);

const Plate = styled(Card).attrs({ interactive: true })`
  display: flex;
  flex-direction: column;
  height: 100%;
`;
const Details = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]};
`;
const Activity = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1]};
  margin-top: auto;
`;

export const ForumCard = ({ category }: { category: ForumCategory }) => {
  const { id, title, description, url, posts, recentPosters, hue, emblem } = category;
  return (
    <li>
      <Plate forwardedAs="article" padding={0.5} aria-labelledby={id}>
        <Diorama emblem={emblem} hue={hue} />
        <Details>
          <Card.Title id={id}>{title}</Card.Title>
          <Text color="muted">{description}</Text>
          <Activity>
            {posts !== undefined && (
              <Text weight={600} tabular>
                {formatNumber(posts)} {texts.posts(posts)}
              </Text>
            )}
            {recentPosters.length > 0 && <RecentPosters names={recentPosters} />}
          </Activity>
          <ButtonLink href={url} fullWidth>
            {texts.view}
            <VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
        </Details>
      </Plate>
    </li>
  );
};
