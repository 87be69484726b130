import { Trans, useLingui } from '@lingui/react/macro';
import { PartFrame } from '../editor/PartFrame.tsx';

/** Reading a CV in is not there yet, and says so. */
export function CvStep() {
  const { t } = useLingui();
  return (
    <PartFrame title={t`CV`} lead={<Trans>Valgfritt.</Trans>}>
      <p style={{ margin: 0 }}>
        <Trans>
          Torg kan ikke lese inn en CV fra PDF ennå. Gå videre, og skriv prosjekter og jobber rett i
          profilen; når innlesingen kommer, finner du den her.
        </Trans>
      </p>
    </PartFrame>
  );
}
