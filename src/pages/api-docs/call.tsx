import { styled } from 'styled-components';
import { apiDocs } from '#messages/api-docs';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import type { ApiCall } from './api-document';
import { exampleOf } from './example-call';
import { Field, FieldList, Fields, Prose } from './fields';

const Box = styled.details`
  border: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  padding-inline: ${({ theme }) => theme.space[2]};
`;
const Title = styled.summary`
  min-height: ${({ theme }) => theme.size.touch};
  padding-block: ${({ theme }) => theme.space[1.5]};
  cursor: pointer;
  overflow-wrap: anywhere;
`;
const Inside = styled(Stack)`
  padding-bottom: ${({ theme }) => theme.space[2]};
`;
const Code = styled.pre`
  margin: 0;
  padding: ${({ theme }) => theme.space[1.5]};
  overflow-x: auto;
  background: ${({ theme }) => theme.color.sunken};
  font-size: ${({ theme }) => theme.fontSize.small};
`;

const isGood = ([status]: [status: string, answer: unknown]) => Number(status) < 400;

interface CallProps {
  call: ApiCall;
  site: string;
}

/** One call, collapsed to its summary until opened. */
export const Call = ({ call, site }: CallProps) => {
  const { operationId, method, path, summary, description, parameters = [], requestBody } = call;
  const answers = Object.entries(call.responses);
  return (
    <Box id={operationId}>
      <Title>
        <strong>
          <code translate="no">
            {method} {path}
          </code>
        </strong>{' '}
        <Note as="span">{summary}</Note>
      </Title>
      <Inside gap={1.5}>
        <Text>
          <Prose text={description} />
        </Text>
        {parameters.length > 0 && (
          <div>
            <Text weight={600}>{apiDocs.parameters}</Text>
            <FieldList>
              {parameters.map(({ name, required, description: about = '', schema }) => (
                <Field
                  key={name}
                  name={name}
                  form={about === '' ? schema : { ...schema, description: about }}
                  isRequired={required}
                />
              ))}
            </FieldList>
          </div>
        )}
        {requestBody && (
          <div>
            <Text weight={600}>{apiDocs.body}</Text>
            <Fields form={requestBody.content['application/json'].schema} />
          </div>
        )}
        {answers.filter(isGood).map(([status, { description: about, content }]) => (
          <div key={status}>
            <Text>
              <strong>{status}</strong> {about}
            </Text>
            {content?.['application/json'] && <Fields form={content['application/json'].schema} />}
          </div>
        ))}
        <div>
          <Text weight={600}>{apiDocs.refusals}</Text>
          <FieldList>
            {answers
              .filter((answer) => !isGood(answer))
              .map(([status, { description: about }]) => (
                <li key={status}>
                  <strong>{status}</strong>{' '}
                  <Note as="span">
                    <Prose text={about} />
                  </Note>
                </li>
              ))}
          </FieldList>
        </div>
        <Text weight={600}>{apiDocs.example}</Text>
        <Code tabIndex={0} role="region" aria-label={`${apiDocs.example}: ${method} ${path}`}>
          <code translate="no">{exampleOf(call, site)}</code>
        </Code>
      </Inside>
    </Box>
  );
};
