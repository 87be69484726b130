import { useLingui } from '@lingui/react/macro';
import { Section } from '../../ui/layout/Section.tsx';
import classes from './AssignmentRequirements.module.css';
import type { Assignment } from '../assignments.queries.ts';

type Requirement = Assignment['requirements'][number];
type Placed = Requirement & { place: number };

/** Requirements that must be met, then those that should be. */
export function AssignmentRequirements({ requirements }: { requirements: readonly Requirement[] }) {
  const { t } = useLingui();
  if (requirements.length === 0) return null;
  // Two requirements may have the same text, so their position is the key.
  const placed = requirements.map((one, place) => ({ ...one, place }));
  const of = (kind: Requirement['kind']) => placed.filter((one) => one.kind === kind);
  return (
    <Section title={t`Krav`}>
      <Kind title={t`Må ha`} requirements={of('must')} />
      <Kind title={t`Bør ha`} requirements={of('should')} />
    </Section>
  );
}

function Kind({ title, requirements }: { title: string; requirements: readonly Placed[] }) {
  if (requirements.length === 0) return null;
  return (
    <div className={classes.kind}>
      <h3>{title}</h3>
      <ul>
        {requirements.map(({ text, place }) => (
          <li key={place}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
