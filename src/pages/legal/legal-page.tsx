import type { LegalDocument, LegalKey } from '@/contract/network/legal';
import { LastUpdated } from '@/pages/reading/last-updated';
import { MarginDrawing } from '@/pages/reading/margin-drawing';
import { ReadingLayout } from '@/pages/reading/reading-layout';
import type { PixelIconName } from '@/ui/drawing/pixel-icon';
import { PageHeader } from '@/ui/layout/page-header';
import { LegalSection } from './legal-section';
import { OtherDocuments } from './other-documents';

export interface LegalPageProps {
  page: LegalKey;
  document: LegalDocument;
  /** Shown in the margin where the text begins. */
  drawing: PixelIconName;
}

/** A legal text: title, summary, sections with a table of contents, and the date of the last change. */
export const LegalPage = ({ page, document, drawing }: LegalPageProps) => (
  <>
    <PageHeader title={document.title} subtitle={document.summary} />
    <ReadingLayout entries={document.sections}>
      {document.sections.map((section, index) => (
        <LegalSection
          key={section.id}
          section={section}
          number={index + 1}
          margin={index === 0 ? <MarginDrawing name={drawing} /> : undefined}
        />
      ))}
      <LastUpdated label={document.updatedLabel} day={document.updated} />
      <OtherDocuments page={page} />
    </ReadingLayout>
  </>
);
