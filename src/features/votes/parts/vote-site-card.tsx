import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { votePage } from '#messages/vote-page';
import { voteSites } from '#network/voting';
import type { VoteSite } from '@/contract/network/voting';
import { block, tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Columns } from '@/ui/layout/grid';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';

const { sites: texts } = votePage;

const Plate = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  height: 100%;
`;
const Frame = styled.div<{ $hue: ColorName }>`
  ${block('small')}
  --fill: ${({ theme, $hue }) => `linear-gradient(${tint(theme.color[$hue], 18)} 0 0), ${theme.color.sunken}`};
  flex: none;
  padding: 12px;
`;
const Head = styled.div`
  padding-top: ${({ theme }) => theme.space[1.5]};
`;
/** Room for the longest state, so that the name never moves. */
const State = styled(Note)`
  min-height: 3.2em;

  ${({ theme }) => theme.media.small} {
    min-height: 1.6em;
  }
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
/** Two lines, so that nothing moves when the text gets longer. */
const Details = styled(Note)`
  min-height: 3.2em;
  text-wrap: balance;
`;

export interface VoteSiteCardProps {
  site: VoteSite;
  /** State of a vote there; by default, how often one may vote. */
  state?: ReactNode;
  /** Text below the button. */
  note: ReactNode;
  /** Renders the button, which the site's name describes. */
  children: (nameId: string) => ReactNode;
}

/** A listing site, with the reward of a vote and the time of the next one. */
export const VoteSiteCard = ({ site, state, note, children }: VoteSiteCardProps) => {
  const nameId = useId();
  return (
    <Plate forwardedAs="article" accent={site.hue} aria-labelledby={nameId}>
      <Stack direction="row" align="flex-start">
        <Frame $hue={site.hue}>
          <PixelIcon name={site.emblem} size={48} />
        </Frame>
        <Head>
          <Card.Title id={nameId} translate="no">
            {site.name}
          </Card.Title>
          <State forwardedAs="div" role="status">
            {state ?? texts.every(site.again)}
          </State>
        </Head>
      </Stack>
      <Rewards aria-label={texts.rewardsLabel}>
        {site.rewards.map(({ emblem, text }, index) => (
          <li key={index}>
            <PixelIcon name={emblem} size={24} />
            {text}
          </li>
        ))}
      </Rewards>
      <Foot>
        {children(nameId)}
        <Details forwardedAs="div" tabular>
          {note}
        </Details>
      </Foot>
    </Plate>
  );
};

export const SiteList = ({ children }: { children: (site: VoteSite) => ReactNode }) => (
  <Columns as="ul" template={`repeat(${String(Math.min(3, voteSites.length))}, minmax(0, 1fr))`}>
    {voteSites.map((site) => (
      <li key={site.id}>{children(site)}</li>
    ))}
  </Columns>
);
