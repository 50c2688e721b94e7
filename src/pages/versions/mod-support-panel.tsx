import { Check, CircleDot, X, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { pages } from '#network/pages';
import { modSupportLists, type ModSupportList } from '@/content/version-support';
import type { ColorName } from '@/theme/tokens';
import { ButtonLink } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';

const marks: Record<ModSupportList['id'], LucideIcon> = {
  recommended: Check,
  compatible: CircleDot,
  'not-allowed': X,
};

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.large} {
    grid-template: auto auto auto 1fr / minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr);
  }
`;

const Root = styled(Card)`
  ${({ theme }) => theme.media.large} {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
`;

const Items = styled.ul<{ $color: ColorName }>`
  &:last-child {
    grid-row: 3 / -1;
  }
  margin-top: ${({ theme }) => theme.space[2]};

  & > li {
    display: flex;
    gap: ${({ theme }) => theme.space[1.5]};
    padding-block: ${({ theme }) => theme.space[1]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  & svg {
    flex: none;
    margin-top: 3px;
    color: ${({ theme, $color }) => theme.color[$color]};
  }
`;

const More = styled(ButtonLink)`
  place-self: end start;
  margin-top: ${({ theme }) => theme.space[2]};
`;

const SupportCard = ({ list: { id, title, text, hue, items } }: { list: ModSupportList }) => {
  const Mark = marks[id];
  return (
    <Root forwardedAs="article" accent={hue}>
      <Card.Title>{title}</Card.Title>
      <Text color="muted">{text}</Text>
      <Items $color={hue}>
        {items.map((item) => (
          <li key={item}>
            <Mark size={20} />
            {item}
          </li>
        ))}
      </Items>
      {id === 'recommended' && <More to={pages.requiredMods.path}>{pages.requiredMods.title}</More>}
    </Root>
  );
};

/** Which mods to take, which may come along, and which may not. */
export const ModSupportPanel = () => (
  <Columns>
    {modSupportLists.map((list) => (
      <SupportCard key={list.id} list={list} />
    ))}
  </Columns>
);
