import { zeroTolerance } from '@/content/applications/guidelines';
import { BulletList } from '@/pages/reading/bullet-list';
import { ReadingSection } from '@/pages/reading/reading-section';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { Alert } from '@/ui/feedback/alert';
import { Text } from '@/ui/layout/text';

/** What ends an application at once. */
export const ZeroTolerance = ({ number }: { number: number }) => {
  const { id, title, text, points, penaltyTitle, penalty } = zeroTolerance;
  return (
    <ReadingSection
      id={id}
      title={title}
      number={number}
      color="crimson"
      margin={<MarginDrawing name="skull" />}
    >
      <Text size="lead" color="muted">
        {text}
      </Text>
      <BulletList $color="crimson">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </BulletList>
      <Alert role="note" tone="danger" title={penaltyTitle}>
        {penalty}
      </Alert>
    </ReadingSection>
  );
};
