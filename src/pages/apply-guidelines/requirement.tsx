import type { Requirement as RequirementText } from '@/contract/network/applications';
import { BulletList } from '@/pages/reading/bullet-list';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { ReadingSection } from '@/pages/reading/reading-section';

export interface RequirementProps {
  section: RequirementText;
  number: number;
}

/** A requirement for all applicants. */
export const Requirement = ({ section: { id, title, text, points, emblem }, number }: RequirementProps) => (
  <ReadingSection
    id={id}
    title={title}
    number={number}
    color="grass"
    lead={text}
    margin={<MarginDrawing name={emblem} />}
  >
    <BulletList items={points} />
  </ReadingSection>
);
