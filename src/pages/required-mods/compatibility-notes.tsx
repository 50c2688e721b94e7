import { styled } from 'styled-components';
import type { Mods } from '@/contract/network/mods';
import { BulletList } from '@/pages/reading/bullet-list';
import { Card } from '@/ui/layout/card';
import { Columns } from '@/ui/layout/grid';
import { Section } from '@/ui/layout/section';

const Notes = styled(BulletList)`
  ${({ theme }) => theme.media.medium} {
    display: block;
    columns: 2;
    column-gap: ${({ theme }) => theme.space[4]};

    & > li {
      break-inside: avoid;
      padding-bottom: ${({ theme }) => theme.space[1]};
    }
  }
`;

type CompatibilityNotesProps = NonNullable<Mods['compatibility']>;

export const CompatibilityNotes = ({ title, notes }: CompatibilityNotesProps) => (
  <Section>
    <Card as="section" accent="diamond" padding={4} aria-labelledby="compatibility-notes">
      <Columns template="minmax(0, 1fr) minmax(0, 2fr)">
        <Card.Title level={2} id="compatibility-notes">
          {title}
        </Card.Title>
        <Notes items={notes} color="diamond" />
      </Columns>
    </Card>
  </Section>
);
