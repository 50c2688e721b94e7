import { zeroTolerance } from '@/content/applications/guidelines';
import { BulletList } from '@/pages/reading/bullet-list';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { ReadingSection } from '@/pages/reading/reading-section';
import { Alert } from '@/ui/feedback/alert';

/** What ends an application at once. */
export const ZeroTolerance = ({ number }: { number: number }) => {
  const { id, title, text, points, penaltyTitle, penalty } = zeroTolerance;
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
      <Alert role="note" tone="danger" title={penaltyTitle}>
        {penalty}
      </Alert>
    </ReadingSection>
  );
};
