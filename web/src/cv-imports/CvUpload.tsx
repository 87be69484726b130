import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import type { SendFile } from '../client/calls/upload.ts';
import { useLocale } from '../client/use-locale.ts';
import { FileDrop } from '../ui/field/FileDrop.tsx';
import { importsQuery, sendCv } from './cv-imports.queries.ts';

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
const megabytes = limits.cvImport.size / 1_000_000;

/** Sends a CV, and opens the page where what was found is looked over. */
export function CvUpload({ profile }: { profile: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const send: SendFile = async (file, options) => {
    const { profile_cv_import } = await sendCv({
      file,
      profile,
      locale: locale === 'sv' ? 'sv' : 'nb',
      ...options,
    });
    void client.invalidateQueries(importsQuery(profile));
    await navigate({
      to: '/profiles/$profile/cv-import/$import',
      params: { profile, import: profile_cv_import },
    });
  };
  return (
    <FileDrop
      label={t`Last opp CV`}
      hint={t`PDF, Word, JSON Resume, Europass eller LinkedIns arkiv, inntil ${megabytes} MB.`}
      kinds={t`PDF, DOCX, JSON, XML eller ZIP`}
      accept={accept}
      maxSize={limits.cvImport.size}
      send={send}
    />
  );
}
