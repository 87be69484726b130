import { Trans, useLingui } from '@lingui/react/macro';
import { PartFrame } from '../editor/PartFrame.tsx';

/** Says that importing a CV is not built yet. */
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
