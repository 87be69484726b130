import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SendFile } from '../client/calls/upload.ts';
import { useLocale } from '../client/use-locale.ts';
import { FileDrop } from '../ui/field/FileDrop.tsx';
import { DemoCvs } from './DemoCvs.tsx';
import { importsQuery, sendCv } from './cv-imports.queries.ts';
import type { ImportSearch } from './import-search.ts';
import { useCvField } from './use-cv-field.ts';

const { keptDays } = limits.cvImport;

/** Sends a CV, and opens the page where what was found is looked over. */
export function CvUpload({ profile, from }: { profile: string } & ImportSearch) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const send: SendFile = async (file, options) => {
    const { profile_cv_import } = await sendCv({ file, profile, locale, ...options });
    void client.invalidateQueries(importsQuery(profile));
    await navigate({
      to: '/profiles/$profile/cv-import/$import',
      params: { profile, import: profile_cv_import },
      search: { from },
    });
  };
  return (
    <>
      <FileDrop {...useCvField()} label={t`Last opp CV`} send={send} />
      <Text size="sm" c="dimmed">
        <Trans>
          Vi sletter filen etter {keptDays} dager, og så lenge kan importen angres. Det du legger
          inn i profilen, blir.
        </Trans>
      </Text>
      <DemoCvs />
    </>
  );
}
