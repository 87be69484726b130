import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadRule } from '@torg/protocol/call';
import { limits } from '@torg/protocol/limits';
import { Refusal } from '../../refusal.ts';

/** A file of a form as it came, still in the folder for parts. */
export interface ReceivedPart {
  path: string;
  name: string | undefined;
  /** bytes */
  size: number;
  sha256: string;
}

/** The text fields of a form; one that is repeated has all its texts, in their order. */
export type FormFields = Record<string, string | string[]>;

export interface ReceivedForm {
  parts: ReceivedPart[];
  fields: FormFields;
}

function addField(fields: FormFields, name: string, text: string): void {
  const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (before === undefined) fields[name] = text;
  else fields[name] = [before, text].flat();
}

const missing = () => {
  const issues = [{ path: 'file', message: 'is required, as multipart/form-data' }];
  return new Refusal('request_validation_error', { issues });
};

/** The boundaries and headers between the parts, and the text fields. */
const besidesFiles = 2 * limits.body.size;

const tooLarge = ({ codes }: UploadRule) => new Refusal(codes?.tooLarge ?? 'payload_too_large');

/** Refuses what says by itself that it is too large, before anything is read. */
export function checkAnnouncedSize(request: FastifyRequest, rule: UploadRule): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > rule.size * (rule.files ?? 1) + besidesFiles) throw tooLarge(rule);
}

/** Writes one file to the disk piece by piece, with its hash. */
async function writePart(
  { file, filename }: MultipartFile,
  rule: UploadRule,
  path: string,
): Promise<ReceivedPart> {
  const hash = createHash('sha256');
  let size = 0;
  async function* counted(chunks: Readable) {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  const stored = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(file, counted, stored);
  if (file.truncated) throw tooLarge(rule);
  return { path, name: filename, size, sha256: hash.digest('hex') };
}

/** Its name is cut, since whoever sends it chooses it. */
const wrongPart = (name: string, message: string) =>
  new Refusal('request_validation_error', { issues: [{ path: name.slice(0, 80), message }] });

/**
 * Nothing that is sent is passed over: several files come as `file`, a single one under any name, and
 * texts under their own names.
 */
function checkPart({ type, fieldname }: Multipart, { files }: UploadRule): void {
  const isFile = type === 'file';
  const isOther = isFile && files !== undefined && fieldname !== 'file';
  if (isOther) throw wrongPart(fieldname, 'takes no file; `file` does');
  if (!isFile && fieldname === 'file') throw wrongPart('file', 'must be a file with a name');
}

async function readForm(
  request: FastifyRequest,
  rule: UploadRule,
  { folder, paths }: { folder: string; paths: string[] },
): Promise<ReceivedForm> {
  const form: ReceivedForm = { parts: [], fields: {} };
  const most = { files: rule.files ?? 1, fileSize: rule.size };
  const { fields } = limits.uploads;
  const bounds = { ...most, fields, fieldSize: limits.body.size, parts: most.files + fields };
  for await (const part of request.parts({ limits: bounds })) {
    checkPart(part, rule);
    if (part.type === 'field') {
      if (part.valueTruncated) throw tooLarge(rule);
      addField(form.fields, part.fieldname, String(part.value));
      continue;
    }
    const path = join(folder, `${randomUUID()}.part`);
    paths.push(path);
    form.parts.push(await writePart(part, rule, path));
  }
  if (form.parts.length === 0 && !rule.isOptional) throw missing();
  return form;
}

/** A full disk has an answer of its own, for all requests. */
export const isFullDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

const refusedForm = (message: string) =>
  new Refusal('request_validation_error', { issues: [{ path: 'file', message }] });

const isCutOff = ({ raw }: FastifyRequest): boolean => !raw.complete && raw.destroyed;

/** Why a form was not received: the connection, the form or our disk. */
function failureOf(error: unknown, request: FastifyRequest, rule: UploadRule): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (error instanceof Refusal) return error;
  if (isCutOff(request)) return refusedForm('was cut off');
  if (code.startsWith('FST_') || isFullDisk(error)) return error;
  if (syscall === undefined) return refusedForm('is not a whole form');
  request.log.error({ err: error }, 'an upload could not be written');
  return new Refusal(rule.codes?.notStored ?? 'service_unavailable');
}

/**
 * Receives the files and text fields of a multipart request and hands them to `use`; nothing of the
 * files is left in the folder afterwards, however that ends.
 */
export async function withForm<T>(
  request: FastifyRequest,
  { rule, folder }: { rule: UploadRule; folder: string },
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw missing();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A request that ended while it waited for its turn has no event left that would end the reading.
  if (isCutOff(request)) throw refusedForm('was cut off');
  const paths: string[] = [];
  try {
    const form = await readForm(request, rule, { folder, paths }).catch((error: unknown) => {
      throw failureOf(error, request, rule);
    });
    return await use(form);
  } finally {
    // What was not read is thrown away as it comes, instead of waiting in memory.
    request.raw.unpipe();
    request.raw.resume();
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
}
