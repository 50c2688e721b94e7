import { useId } from 'react';
import { styled } from 'styled-components';
import { votePage, type VoteSite } from '@/content/votes';
import { formatCountdown } from '@/lib/countdown';
import { block, tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { VoteButton } from './vote-button';
import type { SiteStanding } from './votes-slice';

const { sites: words } = votePage;

const Plate = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  height: 100%;
`;
const Frame = styled.div<{ $hue: ColorName }>`
  ${block('small')}
  --fill: ${({ theme, $hue }) => `linear-gradient(${tint(theme.color[$hue], 18)} 0 0), ${theme.color.sunken}`};
  padding: 12px;
`;
const Rewards = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin-bottom: auto;

  li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1.5]};
  }
`;
const Foot = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  text-align: center;
`;

export interface VoteSiteCardProps {
  site: VoteSite;
  /** Undefined until it is known. */
  standing: SiteStanding | undefined;
}

/** A listing site: what a vote there gives, and when the next one counts. */
export const VoteSiteCard = ({ site, standing }: VoteSiteCardProps) => {
  const nameId = useId();
  const isResting = standing !== undefined && standing.remaining > 0;
  return (
    <Plate forwardedAs="article" accent={site.hue} aria-labelledby={nameId}>
      <Stack direction="row">
        <Frame $hue={site.hue}>
          <PixelIcon name={site.image} size={48} />
        </Frame>
        <Card.Title id={nameId}>{site.name}</Card.Title>
      </Stack>
      <Rewards aria-label={words.rewardsLabel}>
        {site.rewards.map(({ icon, text }) => (
          <li key={text}>
            <PixelIcon name={icon} size={24} />
            {text}
          </li>
        ))}
      </Rewards>
      <Foot>
        <VoteButton site={site} state={standing?.state} labelledBy={nameId} />
        <Note as="div" tabular>
          {isResting ? (
            <span role="timer">{words.countdown(formatCountdown(standing.remaining))}</span>
          ) : (
            words.ready
          )}
        </Note>
      </Foot>
    </Plate>
  );
};
