import { z } from 'zod';
import { accessWords } from '@torg/protocol/access';
import type { Base, Call, Schema } from '@torg/protocol/call';
import { errorsOf } from '@torg/protocol/call-errors';
import { errors, type ErrorCode } from '@torg/protocol/errors';

type Json = Record<string, unknown>;

export interface NamedCall {
  name: string;
  call: Call;
}

/** Turns schemas into JSON Schema; named ones move to `components` and are referred to. */
function makeSchemas(components: Json) {
  return (schema: Schema, io: 'input' | 'output'): Json => {
    const {
      $schema: _dialect,
      $defs,
      ...json
    } = z.toJSONSchema(schema as never, {
      io,
      unrepresentable: 'any',
    }) as Json & { $defs?: Json };
    const text = JSON.stringify({ json, $defs: $defs ?? {} });
    const moved = JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as {
      json: Json;
      $defs: Json;
    };
    Object.assign(components, moved.$defs);
    return moved.json;
  };
}

function errorResponses(call: Call): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(call)) {
    const status = errors[code][0];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      String(status),
      {
        description: all.map((code) => `\`${code}\`: ${errors[code][1]}`).join('  \n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function parametersOf(schema: Json | undefined, where: 'path' | 'query'): Json[] {
  const properties = (schema?.['properties'] ?? {}) as Record<string, Json>;
  const required = new Set((schema?.['required'] ?? []) as string[]);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: property,
  }));
}

function requestBody(call: Call, toJson: ReturnType<typeof makeSchemas>): Json | undefined {
  if (call.upload) {
    const one = { type: 'string', format: 'binary' };
    const { files } = call.upload;
    const file = files === undefined ? one : { type: 'array', items: one, maxItems: files };
    const fields = call.body ? toJson(call.body, 'input') : {};
    const properties = { ...(fields['properties'] as Json | undefined), file };
    const texts = (fields['required'] as string[] | undefined) ?? [];
    const required = call.upload.isOptional ? texts : ['file', ...texts];
    const schema = { type: 'object', properties, required };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!call.body) return undefined;
  return {
    required: true,
    content: { 'application/json': { schema: toJson(call.body, 'input') } },
  };
}

function success(call: Call, toJson: ReturnType<typeof makeSchemas>): Json {
  const binary = { schema: { type: 'string', format: 'binary' } };
  if (call.raw === 'file') return { description: 'The file.', content: { '*/*': binary } };
  if (call.raw === 'page') {
    return { description: 'The page.', content: { 'text/html': { schema: { type: 'string' } } } };
  }
  if (call.raw === 'stream') {
    return {
      description: 'The stream.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    };
  }
  if (!call.answer) return { description: 'Done.' };
  const schema = toJson(call.answer, 'output');
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

function operation({ name, call }: NamedCall, toJson: ReturnType<typeof makeSchemas>): Json {
  const parameters = [
    ...parametersOf(call.params && toJson(call.params, 'input'), 'path'),
    ...parametersOf(call.query && toJson(call.query, 'input'), 'query'),
  ];
  const body = requestBody(call, toJson);
  return {
    operationId: name,
    summary: call.summary,
    description: `For: ${accessWords[call.access].meaning}.`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: { [call.status]: success(call, toJson), ...errorResponses(call) },
    ...(accessWords[call.access].roles.length > 0 ? { security: [{ session: [] }] } : {}),
  };
}

const errorSchemas: Record<'main' | 'contracts', Json> = {
  main: {
    type: 'object',
    required: ['errorCode', 'errorMessage', 'timestamp'],
    properties: {
      errorCode: { type: 'string', enum: Object.keys(errors) },
      errorMessage: { type: 'string' },
      timestamp: { type: 'string', format: 'date-time' },
      issues: { type: 'array', items: { $ref: '#/components/schemas/Issue' } },
    },
  },
  contracts: {
    type: 'object',
    required: ['error_code', 'error_message'],
    properties: { error_code: { type: 'string' }, error_message: { type: 'string' } },
  },
};

const issueSchema: Json = {
  type: 'object',
  required: ['path', 'message'],
  properties: {
    path: { type: 'string' },
    message: { type: 'string' },
    code: { type: 'string' },
    details: { type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } },
  },
};

/** The OpenAPI 3.1 document of one base; the main one includes sign-in, with its own address. */
export function openApiDocument(
  base: 'main' | 'contracts',
  calls: readonly NamedCall[],
  cookie: string,
): Json {
  const schemas: Json = { Error: errorSchemas[base], Issue: issueSchema };
  const toJson = makeSchemas(schemas);
  const bases: Base[] = base === 'main' ? ['main', 'auth'] : ['contracts'];
  const paths: Record<string, Json> = {};
  for (const bound of calls.filter(({ call }) => bases.includes(call.base))) {
    const { call } = bound;
    const item = (paths[call.path] ??=
      call.base === 'auth' ? { servers: [{ url: '/api/auth' }] } : {});
    item[call.method.toLowerCase()] = operation(bound, toJson);
  }
  return {
    openapi: '3.1.0',
    info: { title: `Torg, ${base === 'main' ? 'main backend' : 'contracts'}`, version: '1' },
    servers: [{ url: `/api/${base}` }],
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
  };
}
