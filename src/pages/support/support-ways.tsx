import { styled } from 'styled-components';
import { supportCards } from '@/content/support';
import { Section } from '@/ui/layout/section';
import { SupportWay } from './support-way';

const Ways = styled.ul`
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

    & > :first-child {
      grid-row: span 2;
      grid-column: auto;
    }
  }
`;

/** Three ways to a human or to an answer; the fastest one has the most room. */
export const SupportWays = () => (
  <Section as="div">
    <Ways>
      {supportCards.map((card, index) => (
        <SupportWay key={card.id} card={card} first={index === 0} />
      ))}
    </Ways>
  </Section>
);
