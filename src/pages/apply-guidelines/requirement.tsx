import type { GuidelineSection } from '@/content/applications/guidelines';
import { BulletList } from '@/pages/reading/bullet-list';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { ReadingSection } from '@/pages/reading/reading-section';
import type { PixelIconName } from '@/ui/drawing/pixel-icon';
import { Text } from '@/ui/layout/text';

/** What stands in the margin, by the section's id. */
const drawings: Partial<Record<string, PixelIconName>> = {
  age: 'sapling',
  accounts: 'compass',
  language: 'book',
};

export interface RequirementProps {
  section: GuidelineSection;
  number: number;
}

/** Something that is asked of everybody. */
export const Requirement = ({ section: { id, title, text, points }, number }: RequirementProps) => (
  <ReadingSection
    id={id}
    title={title}
    number={number}
    color="grass"
    margin={<MarginDrawing name={drawings[id] ?? 'scroll'} />}
  >
    <Text size="lead" color="muted">
      {text}
    </Text>
    <BulletList>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </BulletList>
  </ReadingSection>
);
