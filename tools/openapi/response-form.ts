import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { JsonForm } from '@/contract/json-form';
import { figure, time } from '@/contract/shapes';

/** What is checked by a function, in words of JSON Schema. */
const SHAPES = new Map<unknown, JsonForm>([
  [time, { type: 'string', format: 'date-time' }],
  [figure, { type: 'number', minimum: 0 }],
]);

/**
 * The JSON Schema of what a response holds. Other checks by functions narrow texts further than the document says.
 * @throws Error for a schema of a kind that cannot be written
 */
export function responseForm(schema: GenericSchema): JsonForm {
  const form = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    ignoreActions: ['check'],
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema.type === 'loose_object') return { ...jsonSchema, additionalProperties: true };
      return SHAPES.get(valibotSchema) ?? (valibotSchema.type === 'custom' ? jsonSchema : undefined);
    },
  });
  // The document's own dialect is the same.
  delete form.$schema;
  return form as JsonForm;
}
