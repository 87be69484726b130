import type { UploadRule } from '@torg/protocol/call';
import { aTemplate } from '../../adapters/word-templates/a-template.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A file of a type that the call accepts. */
export function fileFor({ types }: UploadRule) {
  if (types.length === 1 && types.includes('application/pdf')) {
    return { name: 'a.pdf', content: '%PDF-1.7' };
  }
  if (types.every((type) => type.includes('wordprocessingml'))) {
    return { name: 'a.docx', content: aTemplate({ lines: ['{name}'] }) };
  }
  return types.includes('text/plain')
    ? { name: 'a.txt', content: 'tekst' }
    : { name: 'a.png', content: pixel };
}
