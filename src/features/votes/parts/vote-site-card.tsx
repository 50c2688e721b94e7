import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { voteSites } from '#network/voting';
import type { VoteSite } from '@/contract/network/voting';
import { votePage } from '@/messages/en/vote-page';
import { block, tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Columns } from '@/ui/layout/grid';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';

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
  flex: none;
  padding: 12px;
`;
const Head = styled.div`
  padding-top: ${({ theme }) => theme.space[1.5]};
`;
/** Room for the longest state: a name stays where it is whatever its site's is. */
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
/** Two lines, so that nothing moves when more is to be said. */
const Words = styled(Note)`
  min-height: 3.2em;
  text-wrap: balance;
`;

export interface VoteSiteCardProps {
  site: VoteSite;
  /** How a vote there stands; how often one may vote unless given. */
  state?: ReactNode;
  /** Below the button. */
  note: ReactNode;
  /** The button, which the name of the site describes. */
  children: (nameId: string) => ReactNode;
}

/** A listing site: what a vote there gives, and when the next one counts. */
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
            {state ?? words.every(site.again)}
          </State>
        </Head>
      </Stack>
      <Rewards aria-label={words.rewardsLabel}>
        {site.rewards.map(({ emblem, text }, place) => (
          <li key={place}>
            <PixelIcon name={emblem} size={24} />
            {text}
          </li>
        ))}
      </Rewards>
      <Foot>
        {children(nameId)}
        <Words forwardedAs="div" tabular>
          {note}
        </Words>
      </Foot>
    </Plate>
  );
};

/** A card for each listing site. */
export const SiteList = ({ children }: { children: (site: VoteSite) => ReactNode }) => (
  <Columns as="ul" template={`repeat(${String(Math.min(3, voteSites.length))}, minmax(0, 1fr))`}>
    {voteSites.map((site) => (
      <li key={site.id}>{children(site)}</li>
    ))}
  </Columns>
);
