import { styled } from 'styled-components';
import { forumCategoryUrl, forums } from '@/content/community';
import type { ForumCategory } from '@/content/community';
import { formatNumber } from '@/lib/format';
import { ButtonLink } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { Diorama } from './diorama';
import { RecentPosters } from './recent-posters';

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
