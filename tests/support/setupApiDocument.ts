import { Validator } from '@seriousme/openapi-schema-validator';

type Schema = Readonly<Record<string, unknown>>;
export interface Operation {
  path: string;
  method: string;
  parameters: { name: string; in: 'query' | 'header'; schema: Schema; example?: string }[];
  requestBody?: {
    content: Record<string, { example: Record<string, string> }>;
  };
  responses: Record<
    string,
    {
      headers: Record<string, { required?: boolean; schema: Schema; example?: string }>;
      content?: Record<string, { schema: Schema }>;
    }
  >;
}

const validator = new Validator();
const { valid, errors } = await validator.validate('docs/setup-api.openapi.yaml');
if (!valid) throw new Error(`The document is not valid OpenAPI: ${JSON.stringify(errors)}`);
const { paths } = validator.resolveRefs() as { paths: Record<string, Record<string, Operation>> };
/** The operations in docs/setup-api.openapi.yaml. */
export const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    path,
    method: method.toUpperCase(),
  })),
);
