import { styled } from 'styled-components';
import { uses } from '#network/vote-uses';
import { Lit } from '@/pages/scenery/lit';
import { SectionTitle } from '@/pages/scenery/section-title';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Grid } from '@/ui/layout/grid';
import { Section } from '@/ui/layout/section';
import { Text } from '@/ui/layout/text';

const Plate = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  height: 100%;
  overflow: clip;
`;
const Details = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[1]};
`;

/** Vote Rewards, the target of /rewards. */
export const RewardsSection = () => (
  <Section id="rewards" aria-labelledby="rewards-title">
    <SectionTitle id="rewards-title" title={uses.title} text={uses.text} />
    <Grid as="ul" min="300px" columns={3}>
      {uses.items.map(({ emblem, hue, title: name, text: texts }) => (
        <li key={name}>
          <Plate>
            <Lit hue={hue} size={64} reach={2.5}>
              <PixelIcon name={emblem} size={64} />
            </Lit>
            <Details>
              <Card.Title color={hue}>{name}</Card.Title>
              <Text color="muted">{texts}</Text>
            </Details>
          </Plate>
        </li>
      ))}
    </Grid>
  </Section>
);
