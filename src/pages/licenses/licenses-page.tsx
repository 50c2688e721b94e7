import { styled } from 'styled-components';
import { licensesPage } from '#messages/licenses';
import { ReadingLayout } from '@/pages/reading/reading-layout';
import { ReadingSection } from '@/pages/reading/reading-section';
import { PageHeader } from '@/ui/layout/page-header';
import { Note } from '@/ui/layout/text';

const { title, subtitle, texts, parts, count } = licensesPage;

const List = styled.ul`
  columns: 2 15rem;
  column-gap: ${({ theme }) => theme.space[3]};
  overflow-wrap: anywhere;

  li {
    break-inside: avoid;
  }
`;
const Version = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-variant-numeric: tabular-nums;
`;
const Downloads = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
  margin-bottom: ${({ theme }) => theme.space[4]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.touch};
  }
`;

/** Sorted by license, the most common one first. */
const groups = [...new Set(DEPENDENCIES.map(({ license }) => license))]
  .map((license) => ({
    id: `license-${license.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`,
    title: license,
    dependencies: DEPENDENCIES.filter((dependency) => dependency.license === license),
  }))
  .toSorted((a, b) => b.dependencies.length - a.dependencies.length);

/** Authors and licenses of the software that the site uses. */
const LicensesPage = () => (
  <>
    <PageHeader title={title} subtitle={subtitle} />
    <ReadingLayout entries={groups}>
      <Downloads>
        <a href={texts.file}>{texts.label}</a>
        <a href={parts.file}>{parts.label}</a>
      </Downloads>
      {groups.map(({ id, title: license, dependencies }, index) => (
        <ReadingSection key={id} id={id} title={license} number={index + 1}>
          <Note>{count(dependencies.length)}</Note>
          <List>
            {dependencies.map(({ name, version }) => (
              <li key={`${name} ${version}`}>
                {name} <Version>{version}</Version>
              </li>
            ))}
          </List>
        </ReadingSection>
      ))}
    </ReadingLayout>
  </>
);

export default LicensesPage;
