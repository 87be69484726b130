import { photoTypes } from '@torg/protocol/limits';
import { expect, it } from 'vitest';
import { kindsOf, refusalOf } from './file-rules.ts';

const rules = { accept: photoTypes, maxSize: 100, most: 1 };
const refuse = (type: string, size: number, hasRoom = true) =>
  refusalOf({ name: 'bilde', type, size }, rules, hasRoom)?.code;

it('a file is refused at once for its type, its size or the number of files', () => {
  expect(refuse('image/png', 100)).toBeUndefined();
  expect(refuse('image/png', 101)).toBe('payload_too_large');
  expect(refuse('application/pdf', 1)).toBe('unsupported_file_type');
  expect(refuse('image/png', 0)).toBe('unsupported_file_type');
  expect(refuse('image/png', 1, false)).toBe('too_many_files');
});
it('the server judges a file whose type the browser does not know', () => {
  expect(refuse('', 1)).toBeUndefined();
});
it('file types have the names that people know', () => {
  expect(kindsOf(photoTypes)).toEqual(['PNG', 'JPEG', 'WebP']);
  expect(kindsOf(['application/pdf', 'text/plain'])).toEqual(['PDF', 'TXT']);
});
