import { styled } from 'styled-components';
import { shop } from '#messages/shop';
import { privatePages } from '#network/pages';
import type { KnownVoter } from '@/features/votes/player/use-voter';
import { avatarOf } from '@/lib/avatar';
import { onlyWithScript } from '@/theme/mixins';
import { Button, ButtonLink } from '@/ui/button/button';
import { Avatar } from '@/ui/drawing/avatar';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/layout/text';

const { buyer: texts } = shop;

/** Size at which the picture is shown, and requested, in pixels. */
const HEAD = 48;
const PICTURE = 96;

/** Same height whoever it is. */
const Root = styled(Card)`
  ${onlyWithScript}
  display: grid;
  grid-template-columns: ${HEAD}px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 104px;

  ${({ theme }) => theme.media.large} {
    min-height: 80px;
  }
`;
const Who = styled.div`
  overflow-wrap: anywhere;
  line-height: 1.35;
`;

export interface BuyerLineProps {
  /** Null until it is known. */
  voter: KnownVoter | null;
  onChange: () => void;
}

const Content = ({ voter, onChange }: BuyerLineProps) => {
  if (!voter)
    return (
      <>
        <Skeleton height={`${String(HEAD)}px`} />
        <Skeleton width="70%" height="2.5rem" />
      </>
    );
  const { player, isLinked } = voter;
  if (player === null)
    return (
      <>
        <PixelIcon name="chest" size={HEAD} />
        <Who>
          <Text weight={700}>{texts.nobody}</Text>
          <Note>{texts.nobodyText}</Note>
        </Who>
        <Button onClick={onChange}>{texts.enter}</Button>
      </>
    );
  return (
    <>
      <Avatar src={avatarOf.head(player, PICTURE)} size={HEAD} name={player} />
      <Who>
        <Text weight={700} translate="no">
          {texts.for(player)}
        </Text>
        <Note>{isLinked ? texts.linked : texts.delivered}</Note>
      </Who>
      {isLinked ? (
        <ButtonLink to={privatePages.dashboard.path} aria-label={texts.dashboardLabel}>
          {texts.dashboard}
        </ButtonLink>
      ) : (
        <Button aria-label={texts.changeLabel} onClick={onChange}>
          {texts.change}
        </Button>
      )}
    </>
  );
};

/** The player whom purchases are for, with a way to change it. */
export const BuyerLine = (props: BuyerLineProps) => (
  <Root forwardedAs="section" padding={2} aria-label={texts.title} aria-busy={!props.voter}>
    <Content {...props} />
  </Root>
);
