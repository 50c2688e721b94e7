import { styled } from 'styled-components';
import { apiDocs } from '#messages/api-docs';
import { identity } from '#network/identity';
import { pages } from '#network/pages';
import { API_DOCUMENT } from '@/contract/paths';
import { Logo } from '@/ui/drawing/logo';
import { Heading } from '@/ui/layout/heading';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { type ApiDocument, callsOf } from './api-document';
import { Call } from './call';
import { Field, FieldList, Fields } from './fields';

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  color: inherit;
  text-decoration: none;
`;
const Measure = styled(Text)`
  max-width: ${({ theme }) => theme.size.reading};
`;
const Contents = styled.ul`
  columns: 2 14rem;
`;
const Link = styled.a`
  display: inline-block;
  padding-block: ${({ theme }) => theme.space[1.5]};
`;

interface ApiDocsPageProps {
  document: ApiDocument;
}

/**
 * All calls of the API. Neither the app nor any other script runs here, because the document is large and its
 * readers want to find a call quickly.
 */
export const ApiDocsPage = ({ document }: ApiDocsPageProps) => {
  const { tags, servers, components } = document;
  const groups = tags.map(({ name, description }) => ({ name, description, calls: callsOf(document, name) }));
  return (
    <Section as="main">
      <Stack gap={4}>
        <Home href={pages.home.path} aria-label={`${identity.name}, ${apiDocs.home}`}>
          <Logo name={identity.name} />
        </Home>
        <Stack gap={2}>
          <Heading level={1}>{`${identity.name} ${apiDocs.title}`}</Heading>
          <Measure size="lead">
            {apiDocs.intro} <a href={API_DOCUMENT}>{API_DOCUMENT}</a>.
          </Measure>
        </Stack>
        <nav aria-labelledby="contents">
          <Heading level={2} size="h3" id="contents">
            {apiDocs.contents}
          </Heading>
          <Contents>
            {[
              { name: 'who', description: apiDocs.who },
              { name: 'errors', description: apiDocs.errors },
              ...groups,
            ].map(({ name, description }) => (
              <li key={name}>
                <Link href={`#${name}`}>{description}</Link>
              </li>
            ))}
          </Contents>
        </nav>
        <Stack as="section" gap={1.5} aria-labelledby="who">
          <Heading level={2} id="who">
            {apiDocs.who}
          </Heading>
          <Measure>{apiDocs.whoIntro}</Measure>
          <FieldList>
            {Object.entries(components.securitySchemes).map(
              ([name, { in: place = 'header', name: header = 'Authorization', description }]) => (
                <Field
                  key={name}
                  name={name}
                  form={{ type: `${place} ${header}`, description }}
                  isRequired={false}
                />
              ),
            )}
          </FieldList>
        </Stack>
        <Stack as="section" gap={1.5} aria-labelledby="errors">
          <Heading level={2} id="errors">
            {apiDocs.errors}
          </Heading>
          <Measure>{apiDocs.errorsText}</Measure>
          <Fields form={components.schemas.Error} />
        </Stack>
        {groups.map(({ name, description, calls }) => (
          <Stack as="section" key={name} gap={1.5} aria-labelledby={name}>
            <Heading level={2} id={name}>
              {description}
            </Heading>
            {calls.map((call) => (
              <Call key={call.operationId} call={call} site={servers[0]?.url ?? ''} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
};
