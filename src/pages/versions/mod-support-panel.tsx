import { Check, CircleDot, X, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { pages } from '#network/pages';
import type { ModList, ModListKind } from '@/contract/network/versions';
import type { Hue } from '@/contract/network/visuals';
import { isThere } from '@/lib/pages';
import type { ColorName } from '@/theme/tokens';
import { ButtonLink } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';

const marks: Record<ModListKind, LucideIcon> = {
  recommended: Check,
  compatible: CircleDot,
  'not-allowed': X,
};

const hues: Record<ModListKind, Hue> = {
  recommended: 'grass',
  compatible: 'diamond',
  'not-allowed': 'crimson',
};

const Columns = styled.div<{ $columns: string }>`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.large} {
    grid-template: auto auto auto 1fr / ${({ $columns }) => $columns};
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

const SupportCard = ({ list: { kind, title, text, items } }: { list: ModList }) => {
  const Mark = marks[kind];
  return (
    <Root forwardedAs="article" accent={hues[kind]}>
      <Card.Title>{title}</Card.Title>
      <Text color="muted">{text}</Text>
      <Items $color={hues[kind]}>
        {items.map((item) => (
          <li key={item}>
            <Mark size={20} />
            {item}
          </li>
        ))}
      </Items>
      {kind === 'recommended' && isThere('requiredMods') && (
        <More to={pages.requiredMods.path}>{pages.requiredMods.title}</More>
      )}
    </Root>
  );
};

/** Recommended, allowed and prohibited mods. */
export const ModSupportPanel = ({ lists }: { lists: readonly ModList[] }) => (
  <Columns
    $columns={lists.map(({ kind }) => `minmax(0, ${kind === 'recommended' ? '4fr' : '3fr'})`).join(' ')}
  >
    {lists.map((list) => (
      <SupportCard key={list.kind} list={list} />
    ))}
  </Columns>
);
