import { useLingui } from '@lingui/react/macro';
import { attachmentTypes } from '@torg/protocol/limits';
import { RequestError } from '../../client/request-error.ts';
import { useLocale } from '../../client/use-locale.ts';
import { errorText } from '../text/error-texts.ts';
import { sizeText } from '../text/sizes.ts';

export interface FileRules {
  /** media types */
  accept: readonly string[];
  /** bytes */
  maxSize: number;
  /** how many files there may be */
  most: number;
  /** what may be chosen, where media types name one kind twice */
  kinds?: string;
}

type RefusalCode = 'payload_too_large' | 'unsupported_file_type' | 'too_many_files';

const extensions: Record<string, string> = { ...attachmentTypes, 'image/jpeg': 'jpeg' };

/** `PDF`, `DOCX`, `JPEG`, and `WebP` as the hints beside the fields write it */
export const kindsOf = (accept: readonly string[]): string[] =>
  accept.map((type) =>
    type === 'image/webp' ? 'WebP' : (extensions[type] ?? type.replace(/^.*\//, '')).toUpperCase(),
  );

/** Checks what the browser can see at once; the server checks the content. */
export function refusalOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxSize }: FileRules,
  hasRoom: boolean,
): RequestError | undefined {
  if (!hasRoom) return refused(file.name, 'too_many_files');
  if (file.size === 0) return refused(file.name, 'unsupported_file_type');
  if (file.type && !accept.includes(file.type)) return refused(file.name, 'unsupported_file_type');
  return file.size > maxSize ? refused(file.name, 'payload_too_large') : undefined;
}

const refused = (name: string, code: RefusalCode) =>
  new RequestError({ status: 400, code, message: `${name} was not sent.`, traceId: '' });

/** Says why a file was refused, here or by the server, and what is allowed. */
export function useRefusalText({ accept, maxSize, most, kinds: named }: FileRules) {
  const { t } = useLingui();
  const locale = useLocale();
  return (error: unknown, size: number): string => {
    const code = error instanceof RequestError ? error.code : undefined;
    const [max, is] = [sizeText(locale, maxSize), sizeText(locale, size)];
    if (code === 'payload_too_large') return t`Filen er på ${is}. Den kan være på høyst ${max}.`;
    if (code === 'too_many_files') {
      return most === 1 ? t`Det er plass til én fil.` : t`Det er plass til høyst ${most} filer.`;
    }
    if (error instanceof RequestError && error.issues.some((issue) => issue.code !== undefined)) {
      return t`Noe i filen må rettes. Rett det, og last den opp på nytt.`;
    }
    if (code !== 'unsupported_file_type') return errorText(error);
    if (size === 0) return t`Filen er tom.`;
    const listed = new Intl.ListFormat(locale, { type: 'disjunction' });
    const kinds = named ?? listed.format(kindsOf(accept));
    return t`Filen er ikke av et slag som kan brukes her. Velg ${kinds}.`;
  };
}
