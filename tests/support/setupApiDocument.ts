import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
  readonly example?: string;
}

interface DocumentedAnswer {
  readonly headers: Readonly<Record<string, { required?: boolean; schema: Schema }>>;
  /** Absent where the answer has no body. */
  readonly content?: Readonly<Record<string, { schema: Schema }>>;
}

interface Body {
  readonly schema: { readonly properties: Readonly<Record<string, Schema>> };
  readonly example: Readonly<Record<string, string>>;
}

/** One method of one path, as the document has it. */
export interface Operation {
  readonly path: string;
  /** In capitals. */
  readonly method: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'multipart/form-data': Body } };
  readonly responses: Readonly<Record<string, DocumentedAnswer>>;
}

/** An answer of a host, as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Headers that belong to the connection or to the body, not to the document. */
const OF_HTTP = ['connection', 'content-length', 'content-type', 'date', 'keep-alive'];

const ajv = new Ajv2020();

/** The operations of docs/setup-api.openapi.yaml; throws when it is no valid OpenAPI. */
export async function readOperations(): Promise<Operation[]> {
  const validator = new Validator();
  const { valid, errors } = await validator.validate('docs/setup-api.openapi.yaml');
  if (!valid) throw new Error(`The document is no valid OpenAPI: ${JSON.stringify(errors)}`);
  const { paths } = validator.resolveRefs() as unknown as {
    paths: Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
}

/** What is wrong with a value, or undefined. */
export function faultOf(schema: Schema, value: unknown): string | undefined {
  return ajv.validate(schema, value) ? undefined : ajv.errorsText();
}

/** In what an answer differs from the document; empty when it is as the document says. */
export function faultsOf({ responses }: Operation, answer: WireAnswer): string[] {
  const documented = responses[answer.status];
  if (!documented) return [`${answer.status} is not documented`];
  const { headers, content } = documented;
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  return [
    ...[...answer.headers.keys()]
      .filter((name) => !names.includes(name) && !OF_HTTP.includes(name))
      .map((name) => `${name} is not documented`),
    ...Object.entries(headers).map(([name, { required = false, schema }]) => {
      const value = answer.headers.get(name);
      if (value === null) return required ? `${name} is missing` : undefined;
      return faultOf(schema, value) === undefined ? undefined : `${name} is ${value}`;
    }),
    content ? faultOfBody(content, answer) : answer.body === '' ? undefined : 'there is a body',
  ].filter((fault) => fault !== undefined);
}

function faultOfBody(
  content: NonNullable<DocumentedAnswer['content']>,
  { headers, body }: WireAnswer,
): string | undefined {
  const type = (headers.get('content-type') ?? '').split(';')[0] ?? '';
  const documented = content[type];
  if (!documented) return `the media type ${type} is not documented`;
  return faultOf(documented.schema, JSON.parse(body));
}
