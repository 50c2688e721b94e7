import { styled } from 'styled-components';
import { forumCategoryUrl, forums, type ForumCategory } from '@/content/community';
import type { Hue, SceneName } from '@/contract/network/visuals';
import { avatarOf } from '@/lib/avatar';
import { formatNumber } from '@/lib/format';
import { Lit } from '@/pages/scenery/lit';
import { Stage } from '@/pages/scenery/stage';
import { ButtonLink } from '@/ui/button/button';
import { Avatar } from '@/ui/drawing/avatar';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

const drawings: Record<SceneName, PixelIconName> = {
  survival: 'compass',
  redstone: 'redstone',
  build: 'bricks',
};

const Low = styled(Stage)`
  height: 144px;
`;

/** What a category is about, standing in its light. Decorative. */
const Diorama = ({ scene, hue }: { scene: SceneName; hue: Hue }) => (
  <Low $hue={hue} aria-hidden="true">
    <Lit hue={hue} size={80} reach={3}>
      <PixelIcon name={drawings[scene]} size={80} />
    </Lit>
  </Low>
);

const SIZE = 32;

/** Heads of those who wrote last. */
const RecentPosters = ({ names }: { names: readonly string[] }) => (
  <Stack as="ul" direction="row" gap={0.5} aria-label="Recent posters">
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
const Words = styled.div`
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
  const { id, title, description, posts, recentPosters, hue, scene } = category;
  return (
    <li>
      <Plate forwardedAs="article" padding={0.5} aria-labelledby={id}>
        <Diorama scene={scene} hue={hue} />
        <Words>
          <Card.Title id={id}>{title}</Card.Title>
          <Text color="muted">{description}</Text>
          <Activity>
            <Text weight={600} tabular>
              {formatNumber(posts)} {forums.postsLabel}
            </Text>
            <RecentPosters names={recentPosters} />
          </Activity>
          <ButtonLink href={forumCategoryUrl(title)} fullWidth>
            {forums.viewLabel}
            <VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
        </Words>
      </Plate>
    </li>
  );
};
