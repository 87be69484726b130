import { useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';

/** As browsers name them; the server looks at the content. */
const accept = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/json',
  'application/xml',
  'text/xml',
  'application/zip',
  'application/x-zip-compressed',
];
const maxSize = limits.cvImport.size;
const megabytes = maxSize / 1_000_000;

/** Which files a field for a CV takes, and how it says so. */
export function useCvField() {
  const { t } = useLingui();
  return {
    hint: t`PDF, Word, JSON Resume, Europass eller LinkedIns arkiv, inntil ${megabytes} MB.`,
    kinds: t`PDF, DOCX, JSON, XML eller ZIP`,
    accept,
    maxSize,
  };
}
