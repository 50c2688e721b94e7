import type { RuleSection as Content } from '@/contract/network/rules';
import type { IconName } from '@/contract/network/visuals';
import { BulletList } from '@/pages/reading/bullet-list';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { ReadingSection } from '@/pages/reading/reading-section';
import type { PixelIconName } from '@/ui/drawing/pixel-icon';
import { RuleBadge, weightHues } from './rule-badge';

/** The product's own drawing for an icon that the content asks for. */
const drawings: Partial<Record<IconName, PixelIconName>> = {
  users: 'campfire',
  swords: 'practice-pvp',
  hammer: 'bricks',
  coins: 'coin',
  bug: 'redstone',
  chat: 'scroll',
  trophy: 'trophy',
  crown: 'crown',
};

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
          <MarginDrawing name={drawings[icon] ?? 'book'} />
          <RuleBadge weight={badge} />
        </>
      }
    >
      <BulletList items={rules} color={hue} />
    </ReadingSection>
  );
};
