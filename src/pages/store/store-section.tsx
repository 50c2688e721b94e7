import type { StoreSection as Content } from '@/contract/network/store';
import { SectionTitle } from '@/pages/scenery/section-title';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Section } from '@/ui/layout/section';
import { ItemGrid } from './item-grid';
import { Ladder } from './ladder';

export const StoreSection = ({ section }: { section: Content }) => {
  const { id, title, text, emblem, kind } = section;
  const Items = kind === 'ladder' ? Ladder : ItemGrid;
  const titleId = `${id}-title`;
  return (
    <Section id={id} aria-labelledby={titleId}>
      <SectionTitle id={titleId} title={title} text={text} mark={<PixelIcon name={emblem} size={64} />} />
      <Items section={section} />
    </Section>
  );
};
