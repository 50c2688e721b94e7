import { CircleCheckBig, CircleDashed, Download } from 'lucide-react';
import { styled } from 'styled-components';
import { modTexts } from '#messages/mods';
import type { Mod, ModGroup } from '@/contract/network/mods';
import { BulletList } from '@/pages/reading/bullet-list';
import { iconDrawing } from '@/pages/reading/icon-drawing';
import { ButtonLink } from '@/ui/button/button';
import { Badge } from '@/ui/drawing/badge';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Text, VisuallyHidden } from '@/ui/layout/text';
import { ModFacts } from './mod-facts';

const Root = styled(Card)`
  container-type: inline-size;
  height: 100%;
`;

const Layout = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${({ theme }) => theme.space[3]};
  height: 100%;

  @container (min-width: 52rem) {
    grid-template: auto / minmax(0, 5fr) minmax(0, 4fr) 200px;
    column-gap: ${({ theme }) => theme.space[4]};
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  align-content: start;
  align-items: center;

  & > :last-child {
    grid-column: 1 / -1;
  }
  @container (min-width: 25rem) {
    & > svg {
      grid-row: span 2;
      align-self: start;
    }
    & > :last-child {
      grid-column: 2;
    }
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[2]}`};

  @container (min-width: 52rem) {
    justify-content: flex-start;
  }
`;

const NecessityBadge = ({ required }: { required: boolean }) =>
  required ? (
    <Badge color="grass" icon={<CircleCheckBig size={16} />}>
      {modTexts.required}
    </Badge>
  ) : (
    <Badge icon={<CircleDashed size={16} />}>{modTexts.optional}</Badge>
  );

export const ModCard = ({ mod, group }: { mod: Mod; group: ModGroup }) => {
  const { name, description, required, features, url } = mod;
  return (
    <Root forwardedAs="article" accent={required ? 'grass' : undefined}>
      <Layout>
        <Head>
          <PixelIcon name={iconDrawing(group.icon)} size={48} />
          <Name>
            <Card.Title>{name}</Card.Title>
            <NecessityBadge required={required} />
          </Name>
          <Text color="muted">{description}</Text>
        </Head>
        {features && <BulletList items={features} color={required ? 'grass' : 'muted'} />}
        <div>
          <ModFacts mod={mod} type={group.title} />
          <ButtonLink
            href={url}
            variant={required ? 'primary' : 'secondary'}
            fullWidth
            icon={<Download size={18} />}
          >
            {modTexts.download}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        </div>
      </Layout>
    </Root>
  );
};
