import type { RuleSection as Content } from '@/contract/network/rules';
import { BulletList } from '@/pages/reading/bullet-list';
import { iconDrawing } from '@/pages/reading/icon-drawing';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { ReadingSection } from '@/pages/reading/reading-section';
import { RuleBadge, weightHues } from './rule-badge';

export const RuleSection = ({ section, number }: { section: Content; number: number }) => {
  const { id, title, description, badge, icon, rules } = section;
  const hue = weightHues[badge];
  return (
    <ReadingSection
      id={id}
      title={title}
      number={number}
      color={hue}
      lead={description}
      margin={
        <>
          <MarginDrawing name={iconDrawing(icon)} />
          <RuleBadge weight={badge} />
        </>
      }
    >
      <BulletList items={rules} color={hue} />
    </ReadingSection>
  );
};
