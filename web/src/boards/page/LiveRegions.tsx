import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { Said } from '../moving/use-announcer.ts';

/** Read out by a screen reader: what one has just done, and what others do meanwhile. */
export function LiveRegions({ own, others }: { own: Said; others: Said }) {
  const { t } = useLingui();
  return (
    <VisuallyHidden>
      <div role="status" aria-live="assertive" aria-label={t`Det du gjør på tavlen`}>
        <span key={own.number}>{own.text}</span>
      </div>
      <div role="status" aria-live="polite" aria-label={t`Det andre gjør på tavlen`}>
        <span key={others.number}>{others.text}</span>
      </div>
    </VisuallyHidden>
  );
}
