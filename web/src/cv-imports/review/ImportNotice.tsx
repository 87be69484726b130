import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Loader } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconFileAlert } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { useUndoImport, type CvImportResult } from '../cv-imports.queries.ts';
import { keptUntil, standOf, type ImportStand } from '../import-stand.ts';
import { useImportPlace } from '../use-import-place.ts';
import classes from './Review.module.css';
import { failureTexts } from './review-texts.ts';

/** Takes the focus when the button that was pressed is another one. */
export const standId = 'import-stand';

type Told = Exclude<ImportStand, 'read'>;
const colors: Record<Told, string> = {
  pending: 'gray',
  failed: 'clay',
  applied: 'spruce',
  undone: 'gray',
};
const icons: Record<Told, ReactNode> = {
  pending: <Loader size={20} aria-hidden />,
  failed: <IconFileAlert aria-hidden />,
  applied: <IconCircleCheck aria-hidden />,
  undone: <IconArrowBackUp aria-hidden />,
};

/** How far the import has come, and the next step. */
export function ImportNotice({ result }: { result: CvImportResult }) {
  const { t } = useLingui();
  const stand = standOf(result);
  if (stand === 'read') return null;
  const titles = {
    pending: t`Vi leser CV-en …`,
    failed: t`CV-en kunne ikke leses`,
    applied: t`Lagt inn i profilen`,
    undone: t`Importen er angret`,
  };
  return (
    <Alert
      id={standId}
      tabIndex={-1}
      role={stand === 'failed' ? 'alert' : 'status'}
      color={colors[stand]}
      icon={icons[stand]}
      title={titles[stand]}
      mb="lg"
    >
      <StandText stand={stand} result={result} />
    </Alert>
  );
}

function StandText({ stand, result }: { stand: Told; result: CvImportResult }) {
  const { t } = useLingui();
  const { list } = useImportPlace(result.profile);
  if (stand === 'pending') {
    return <Trans>Det tar som regel noen sekunder. Siden oppdaterer seg selv.</Trans>;
  }
  if (stand === 'undone') {
    return (
      <Trans>Profilen er som før. Vil du likevel ha noe med, kryss av og legg inn på nytt.</Trans>
    );
  }
  if (stand === 'applied') return <Applied result={result} />;
  return (
    <>
      <p className={classes.told}>{t(failureTexts[result.error ?? 'could_not_read_pdf'])}</p>
      <Button component={HrefLink} href={list.href} variant="default" size="xs">
        <Trans>Prøv en annen fil</Trans>
      </Button>
    </>
  );
}

function Applied({ result }: { result: CvImportResult }) {
  const undo = useUndoImport(result.profile_cv_import);
  const { list, isInWizard } = useImportPlace(result.profile);
  return (
    <>
      <p className={classes.told}>
        <Trans>Det du krysset av, står i profilen. Du kan fortsatt endre valgene nedenfor.</Trans>{' '}
        {result.can.undo && (
          <Trans>
            Importen kan angres til <DateText value={keptUntil(result)} />.
          </Trans>
        )}
      </p>
      <ErrorNotice error={undo.error} />
      <Group gap="sm">
        {isInWizard ? (
          <Button component={HrefLink} href={list.href} size="xs">
            <Trans>Tilbake til veiviseren</Trans>
          </Button>
        ) : (
          <Button component={HrefLink} href={`/profiles/${result.profile}`} size="xs">
            <Trans>Se profilen</Trans>
          </Button>
        )}
        {result.can.undo && (
          <Button
            variant="default"
            size="xs"
            loading={undo.isPending}
            onClick={() =>
              undo.mutate(undefined, { onSuccess: () => void focusWhenThere(standId) })
            }
          >
            <Trans>Angre importen</Trans>
          </Button>
        )}
      </Group>
    </>
  );
}
