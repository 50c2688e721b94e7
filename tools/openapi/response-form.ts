import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { JsonForm } from '@/contract/json-form';
import { figure, time } from '@/contract/shapes';

/** JSON Schemas of the checks that are functions. */
const SHAPES = new Map<unknown, JsonForm>([
  [time, { type: 'string', format: 'date-time' }],
  [figure, { type: 'number', minimum: 0 }],
]);

/**
 * Returns the JSON Schema of a response. Other checks by functions narrow texts further than the document says.
 * @throws Error for a kind of schema that cannot be expressed
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
  // The document already declares the same dialect.
  delete form.$schema;
  return form as JsonForm;
}
