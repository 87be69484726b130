import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { CompetencyPicker } from '../../competencies/public/CompetencyPicker.tsx';
import { useTermName } from '../../competencies/public/use-term-name.ts';
import type { Structured } from '../opportunities.queries.ts';
import { fieldId } from './field-id.ts';
import { useFieldNames } from './field-names.ts';
import { useNeed } from './need-context.ts';
import { mostOf, type Term } from './need-fields.ts';
import { NeedFieldFrame } from './NeedFieldFrame.tsx';
import classes from './TermsPart.module.css';
import { useNeedField } from './use-need-field.ts';

type Unmatched = Structured['unmatched_terms'][number];

/** Roles or skills, with the words of the text that are none beside what is nearest to them. */
export function TermsPart({ name }: { name: 'roles' | 'skills' }) {
  const { t } = useLingui();
  const { onChange, ...field } = useNeedField(name);
  const names = useFieldNames();
  const descriptions = {
    roles: t`Hva konsulenten skal være. Velg inntil ${mostOf.roles}.`,
    skills: t`Det viktigste konsulenten må kunne. Velg inntil ${mostOf.skills}.`,
  };
  const change = (terms: readonly Term[]) =>
    onChange(terms.map(({ uuid, name: word }) => ({ uuid, name: word })));
  const take = (term: Term) => {
    change([...field.value, term]);
    // The button goes with its word.
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <NeedFieldFrame name={name}>
      <CompetencyPicker
        {...field}
        type={name === 'roles' ? 'role' : 'skill'}
        label={names[name]}
        description={descriptions[name]}
        max={mostOf[name]}
        onChange={change}
      />
      <UnknownWords name={name} onTake={take} />
    </NeedFieldFrame>
  );
}

interface UnknownWordsProps {
  name: 'roles' | 'skills';
  onTake: (term: Term) => void;
}

function UnknownWords({ name, onTake }: UnknownWordsProps) {
  const { t } = useLingui();
  const { structured, values } = useNeed();
  const kind = name === 'roles' ? 'role' : 'skill';
  const chosen = new Set(values[name].map(({ uuid }) => uuid));
  const unknown = structured.unmatched_terms.filter(
    (one) => one.kind === kind && !(one.nearest && chosen.has(one.nearest.uuid)),
  );
  if (unknown.length === 0) return null;
  return (
    <div>
      <Text size="sm">
        <Trans>Ord i teksten som ikke er i ordforrådet vårt:</Trans>
      </Text>
      <ul className={classes.unknown} aria-label={t`Ord som ikke er i ordforrådet`}>
        {unknown.map((one) => (
          <li key={one.term}>
            <UnknownWord one={one} isFull={chosen.size >= mostOf[name]} onTake={onTake} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface UnknownWordProps {
  one: Unmatched;
  isFull: boolean;
  onTake: (term: Term) => void;
}

function UnknownWord({ one: { term, nearest }, isFull, onTake }: UnknownWordProps) {
  const { t } = useLingui();
  const nameOf = useTermName();
  const word = nearest ? nameOf(nearest) : '';
  return (
    <>
      <q className={classes.word}>{term}</q>
      {nearest ? (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isFull}
          aria-label={t`Bruk ${word} for ${term}`}
          onClick={() => onTake(nearest)}
        >
          <Trans>Bruk {word}</Trans>
        </Button>
      ) : (
        <Text size="sm" c="dimmed" span>
          <Trans>Ingenting ligner</Trans>
        </Text>
      )}
    </>
  );
}
