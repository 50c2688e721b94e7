import type { GuidelineSection } from '@/content/applications/guidelines';
import { BulletList } from '@/pages/reading/bullet-list';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { ReadingSection } from '@/pages/reading/reading-section';
import type { PixelIconName } from '@/ui/drawing/pixel-icon';

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
    lead={text}
    margin={<MarginDrawing name={drawings[id] ?? 'scroll'} />}
  >
    <BulletList items={points} />
  </ReadingSection>
);
