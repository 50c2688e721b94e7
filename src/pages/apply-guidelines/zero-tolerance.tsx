import { guidelines } from '#network/guidelines';
import { BulletList } from '@/pages/reading/bullet-list';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { ReadingSection } from '@/pages/reading/reading-section';
import { Alert } from '@/ui/feedback/alert';
import type { PartProps } from './part';

/** Reasons for immediate rejection. */
export const ZeroTolerance = ({ id, number }: PartProps) => {
  if (!guidelines.zeroTolerance) return null;
  const { title, text, points, penalty } = guidelines.zeroTolerance;
  return (
    <ReadingSection
      id={id}
      title={title}
      number={number}
      color="crimson"
      lead={text}
      margin={<MarginDrawing name="skull" />}
    >
      <BulletList items={points} color="crimson" />
      <Alert role="note" tone="danger" title={penalty.title}>
        {penalty.text}
      </Alert>
    </ReadingSection>
  );
};
