import { styled } from 'styled-components';
import { support } from '#network/support';
import { Section } from '@/ui/layout/section';
import { SupportWay } from './support-way';

const Ways = styled.ul<{ $others: number }>`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 1fr 1fr;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: 5fr 7fr;

    & > :first-child:not(:only-child) {
      grid-row: span ${({ $others }) => $others};
      grid-column: auto;
    }
  }
`;

const { ways } = support;

/** Ways to get help; the fastest one has the most room. */
export const SupportWays = () =>
  ways.length > 0 && (
    <Section as="div">
      <Ways $others={ways.length - 1}>
        {ways.map((way, index) => (
          <SupportWay key={way.id} way={way} first={index === 0} />
        ))}
      </Ways>
    </Section>
  );
