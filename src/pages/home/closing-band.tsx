import { styled } from 'styled-components';
import { sections } from '#network/home-sections';
import { Columns } from '@/ui/layout/grid';
import { Heading } from '@/ui/layout/heading';
import { Section } from '@/ui/layout/section';
import { Stat } from './stat';

/** Grass above, soil below: the page ends on the ground. */
const Ground = styled.div`
  border-top: 8px solid ${({ theme }) => theme.color.grass};
  background: ${({ theme }) => theme.color.surface};
`;
const Stats = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** Closing band with four figures across the page. */
export const ClosingBand = () =>
  sections.closing && (
    <Ground>
      <Section aria-labelledby="closing">
        <Columns template="1fr 2.4fr" align="center">
          <Heading level={2} id="closing">
            {sections.closing.title}
          </Heading>
          <Stats $columns={Math.min(sections.closing.stats.length, 4)}>
            {sections.closing.stats.map(({ value, label }) => (
              <li key={label}>
                <Stat value={value} label={label} />
              </li>
            ))}
          </Stats>
        </Columns>
      </Section>
    </Ground>
  );
