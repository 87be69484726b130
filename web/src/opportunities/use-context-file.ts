import { useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import { sizeText } from '../ui/text/sizes.ts';

/** As browsers name them; the server looks at the content. */
const accept = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
  'text/markdown',
];
const { files: most, fileSize: maxSize } = limits.opportunity;

/** Which files a need is made of, and how a field says so. */
export function useContextFile() {
  const { t, i18n } = useLingui();
  const largest = sizeText(i18n.locale, maxSize);
  return {
    label: t`Velg filer`,
    hint: t`PDF, Word, tekst eller Markdown. Inntil ${largest}, høyst ${most} om gangen`,
    kinds: t`PDF, DOCX, TXT eller MD`,
    accept,
    maxSize,
    most,
  };
}
