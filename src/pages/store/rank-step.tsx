import { styled } from 'styled-components';
import type { Rank, RankSection } from '@/content/ranks';
import type { Hue } from '@/contract/network/visuals';
import { Lit } from '@/pages/scenery/lit';
import { BLOCK, masonry } from '@/pages/scenery/materials';
import { motionOk } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
import { Benefits } from './benefits';
import { Price } from './price';
import { PurchaseLink } from './purchase-link';

const Pillar = styled.li<{ $left: number }>`
  display: flex;
  flex-direction: column;

  ${({ theme }) => theme.media.large} {
    padding-top: ${({ $left }) => $left * BLOCK}px;
  }
`;
const Plate = styled(Card).attrs({ interactive: true })`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  overflow: clip;

  ${({ theme }) => theme.media.large} {
    padding-inline: ${({ theme }) => theme.space[2]};
  }
`;
const Name = styled(Card.Title)`
  font-size: 1.5rem;
`;
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
const Emblem = styled.div`
  ${motionOk} {
    transition: transform ${({ theme }) => theme.duration.quick};

    ${Plate}:hover & {
      transform: translateY(-4px);
    }
  }
`;
const Foot = styled.div`
  margin-top: auto;
`;
/** As many courses of the rank's own material as there are steps up to it. */
const Courses = styled.div<{ $hue: Hue; $count: number }>`
  ${({ $hue }) => masonry($hue, BLOCK / 2)}
  height: ${({ $count }) => ($count * BLOCK) / 2}px;
  margin-inline: 8px;

  ${({ theme }) => theme.media.large} {
    ${({ $hue }) => masonry($hue)}
    height: ${({ $count }) => $count * BLOCK}px;
  }
`;

export interface RankStepProps {
  rank: Rank;
  section: RankSection;
  /** Which step it is, from 0. */
  place: number;
  /** How many there are below the top. */
  steps: number;
}

/** A rank on its step of the ladder. */
export const RankStep = ({ rank, section, place, steps }: RankStepProps) => (
  <Pillar $left={steps - 1 - place}>
    <Plate forwardedAs="article" aria-labelledby={rank.id}>
      <Head>
        <Lit hue={rank.hue} size={64} reach={2.5}>
          <Emblem>
            <PixelIcon name={rank.emblem} size={64} />
          </Emblem>
        </Lit>
        <div>
          <Name id={rank.id} color={rank.hue}>
            {rank.title}
          </Name>
          <Price amount={rank.price} />
        </div>
      </Head>
      <Text color="muted">{rank.description}</Text>
      <Benefits items={rank.benefits} color={rank.hue} />
      <Foot>
        <PurchaseLink rank={rank} section={section} />
      </Foot>
    </Plate>
    <Courses $hue={rank.hue} $count={place + 1} aria-hidden="true" />
  </Pillar>
);
