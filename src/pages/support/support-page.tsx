import { support } from '#network/support';
import { island } from '@/hydration/island';
import { hasSubject } from '@/lib/subjects';
import { Columns } from '@/ui/layout/grid';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { FaqSection } from './faq-section';
import { SupportWays } from './support-ways';
import { Topics } from './topics';

const Contact = island(
  async () => ({ default: (await import(/* webpackChunkName: "support-contact" */ './contact')).Contact }),
  { until: 'seen' },
);

const SupportPage = () => (
  <>
    <PageHeader title={support.title} subtitle={support.subtitle} />
    <SupportWays />
    {hasSubject('faq') && <FaqSection />}
    <Section as="div">
      {support.topics.items.length > 0 ? (
        <Columns template="minmax(0, 4fr) minmax(0, 8fr)" gap={4} align="start">
          <Topics />
          <Contact />
        </Columns>
      ) : (
        <Contact />
      )}
    </Section>
  </>
);

export default SupportPage;
