import { memo } from 'react';
import { styled } from 'styled-components';
import type { ShopCategory } from '@/contract/shop';
import { SectionTitle } from '@/pages/scenery/section-title';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Section } from '@/ui/layout/section';
import { ItemCell } from '../item-card';
import { Items } from '../item-grid';
import { columnsOf } from '../ladder';
import { emblemOf } from './looks';
import { PackageCard, type PackageCardProps } from './package-card';
import { PackageText } from './package-text';

/** Maximum length of a text beside the section's title, in characters. */
const MOST_BESIDE = 200;
/** Minimum number of columns on a wide page; fewer cards would be too wide. */
const FEWEST_COLUMNS = 3;
const Below = styled.div`
  max-width: ${({ theme }) => theme.size.reading};
  margin-bottom: ${({ theme }) => theme.space[3]};
`;

/** Fills wide pages with rows of about equal length. */
const Packages = styled(Items)<{ $count: number }>`
  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(
      ${({ $count }) => Math.max(FEWEST_COLUMNS, columnsOf($count))},
      minmax(0, 1fr)
    );
  }
`;

/** Id of a category's section, for links to it. */
export const sectionId = ({ id }: ShopCategory): string => `category-${id}`;

export interface CategorySectionProps extends Pick<
  PackageCardProps,
  'category' | 'currency' | 'shop' | 'onBuy'
> {
  /** Id of the package whose checkout is about to open. */
  pending: string | null;
}

/** The packages of a category. */
export const CategorySection = memo(function CategorySection(props: CategorySectionProps) {
  const { category, pending, ...rest } = props;
  const id = sectionId(category);
  const titleId = `${id}-title`;
  const isBeside = category.text.length <= MOST_BESIDE && !category.text.includes('\n');
  const hasPicture = category.packages.some(({ image }) => image !== null);
  return (
    <Section id={id} aria-labelledby={titleId}>
      <SectionTitle
        id={titleId}
        title={category.name}
        text={isBeside ? category.text : ''}
        mark={<PixelIcon name={emblemOf(category)} size={64} />}
      />
      {!isBeside && (
        <Below>
          <PackageText text={category.text} name={category.name} hue="gold" />
        </Below>
      )}
      <Packages $count={category.packages.length}>
        {category.packages.map((item) => (
          <ItemCell key={item.id}>
            <PackageCard
              {...rest}
              item={item}
              category={category}
              hasPicture={hasPicture}
              isPending={item.id === pending}
            />
          </ItemCell>
        ))}
      </Packages>
    </Section>
  );
});
