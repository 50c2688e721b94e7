/** The part of JSON Schema that the API's document uses. */
export interface ApiForm {
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ApiForm[];
  readonly oneOf?: readonly ApiForm[];
  readonly properties?: Readonly<Record<string, ApiForm>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: ApiForm | boolean;
  readonly items?: ApiForm;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

interface ApiContent {
  readonly 'application/json': { readonly schema: ApiForm };
}

export interface ApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: ApiForm;
  }[];
  readonly requestBody?: { readonly content: ApiContent };
  /** Files have no `application/json`. */
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Partial<ApiContent> }>
  >;
}

/** The API's OpenAPI 3.1 document, as the build makes it. */
export interface ApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: {
    readonly schemas: { readonly Error: ApiForm };
    readonly securitySchemes: Readonly<
      Record<
        string,
        {
          readonly in?: string;
          readonly name?: string;
          readonly description: string;
        }
      >
    >;
  };
}

export interface ApiCall extends ApiOperation {
  readonly method: string;
  readonly path: string;
}

/** Returns the calls of a group, in the document's order. */
export const callsOf = ({ paths }: ApiDocument, tag: string): ApiCall[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
