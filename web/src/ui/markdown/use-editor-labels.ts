import { useLingui } from '@lingui/react/macro';
import type { RichTextEditorLabels } from '@mantine/tiptap';

export function useEditorLabels(): Partial<RichTextEditorLabels> {
  const { t } = useLingui();
  return {
    boldControlLabel: t`Fet`,
    italicControlLabel: t`Kursiv`,
    h2ControlLabel: t`Overskrift`,
    h3ControlLabel: t`Mindre overskrift`,
    bulletListControlLabel: t`Punktliste`,
    orderedListControlLabel: t`Nummerert liste`,
    undoControlLabel: t`Angre`,
    redoControlLabel: t`Gjør om`,
  };
}
