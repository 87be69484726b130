import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { Section } from '../../../ui/layout/Section.tsx';
import { PdfView } from '../../../ui/pdf/PdfView.tsx';
import { importFileAddress, importFileQuery, type CvImport } from '../../cv-imports.queries.ts';
import { isPdfToRead } from './is-pdf-to-read.ts';
import type { Shown } from '../use-review.ts';

const { keptDays } = limits.cvImport;

/** The file beside what was found in it, with the lines of the chosen entry marked. */
export function SourcePane({ one, shown }: { one: CvImport; shown: Shown | undefined }) {
  const { t } = useLingui();
  const isShown = isPdfToRead(one);
  const query = useQuery({ ...importFileQuery(one.profile_cv_import), enabled: isShown });
  if (isShown) {
    return <PdfView query={query} label={t`CV-en`} marks={shown?.lines ?? []} />;
  }
  return (
    <Section title={t`Filen`}>
      <Text>
        {one.can.readFile ? (
          <Trans>
            Denne typen fil kan ikke vises her. Linjene den består av, ser du ved hvert funn.
          </Trans>
        ) : (
          <Trans>Filen er slettet. Vi tar vare på opplastede CV-er i {keptDays} dager.</Trans>
        )}
      </Text>
      {one.can.readFile && (
        <Anchor href={importFileAddress(one.profile_cv_import)} download={one.file_name}>
          <Trans>Last ned filen</Trans>
        </Anchor>
      )}
    </Section>
  );
}
