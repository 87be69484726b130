import { useLingui } from '@lingui/react/macro';
import { FactList } from '../../ui/layout/FactList.tsx';
import { useNumberText } from '../../ui/text/number-text.ts';
import type { FlowcaseCounts } from './deletion.queries.ts';

/** How much there is, or was, of each kind. */
export function CountList({ counts }: { counts: FlowcaseCounts }) {
  const { t } = useLingui();
  const number = useNumberText();
  const facts: [label: string, count: number][] = [
    [t`Nøkler`, counts.keys],
    [t`Koblede profiler`, counts.links],
    [t`Kopier av felter fra Flowcase`, counts.snapshots],
    [t`Konflikter`, counts.conflicts],
    [t`Importer`, counts.imports],
    [t`Bilder`, counts.pictures],
    [t`Oppføringer fra Flowcase`, counts.untouched_entries],
    [t`Oppføringer redigert på Torg`, counts.touched_entries],
  ];
  return <FactList facts={facts.map(([label, count]) => ({ label, value: number(count) }))} />;
}
