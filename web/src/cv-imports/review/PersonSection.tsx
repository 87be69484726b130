import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Checkbox, Group, Stack, Text } from '@mantine/core';
import { Section } from '../../ui/layout/Section.tsx';
import { OtherPerson } from './OtherPerson.tsx';
import { canFill, fillable, type PersonField } from './review-draft.ts';
import classes from './Review.module.css';
import { certaintyTexts, stateTexts } from './review-texts.ts';
import { ShowSource } from './source/ShowSource.tsx';
import type { CvImportResult } from '../cv-imports.queries.ts';
import type { Review } from './use-review.ts';

type FoundField = NonNullable<CvImportResult['person'][PersonField]>;

/** Who the CV is about; only what is empty in the profile is filled. */
export function PersonSection({ review }: { review: Review }) {
  const { t } = useLingui();
  const { person } = review.result;
  const found = fillable.filter((field) => person[field] !== null);
  if (found.length === 0 && person.email === null) return null;
  return (
    <Section
      title={t`Navn og kontakt`}
      lead={<Trans>Bare det som er tomt i profilen, fylles ut.</Trans>}
    >
      <OtherPerson result={review.result} />
      <ul className={classes.entries}>
        {found.map((field) => (
          <PersonLine key={field} review={review} field={field} />
        ))}
        {person.email !== null && (
          <li className={classes.entry}>
            <Stack gap={2}>
              <span className={classes.title}>{person.email.value}</span>
              <Text size="sm" c="dimmed">
                <Trans>E-posten i CV-en. Den endrer ikke kontoen.</Trans>
              </Text>
            </Stack>
          </li>
        )}
      </ul>
    </Section>
  );
}

function PersonLine({ review, field }: { review: Review; field: PersonField }) {
  const { t } = useLingui();
  const found = review.result.person[field];
  const { draft } = review;
  const filled = {
    name: t`Profilen har et navn fra før`,
    title: t`Profilen har en tittel fra før`,
    phone: t`Profilen har et nummer fra før`,
  };
  const labels = { name: t`Navn`, title: t`Tittel`, phone: t`Telefon` };
  if (found === null) return null;
  const { value, certainty, source } = found;
  const rest = draft.person.filter((one) => one !== field);
  const { text, color } = certaintyTexts[certainty];
  return (
    <li className={classes.entry} data-chosen={review.shown?.id === field || undefined}>
      <Checkbox
        checked={draft.person.includes(field)}
        disabled={!canFill(found)}
        label={<span className={classes.title}>{`${labels[field]}: ${value}`}</span>}
        onChange={({ currentTarget: { checked } }) =>
          review.change((before) => ({ ...before, person: checked ? [...rest, field] : rest }))
        }
      />
      <Group gap="xs">
        <Badge variant="light" color={color}>
          {t(text)}
        </Badge>
        <FieldState found={found} filled={filled[field]} />
      </Group>
      <ShowSource review={review} id={field} lines={source} name={value} />
    </li>
  );
}

function FieldState({ found, filled }: { found: FoundField; filled: string }) {
  const { t } = useLingui();
  const { state } = found;
  if (!canFill(found)) {
    return (
      <Badge variant="outline" color="gray">
        {filled}
      </Badge>
    );
  }
  if (state === 'found') return null;
  return (
    <Badge variant="outline" color={state === 'kept' ? 'spruce' : 'gray'}>
      {t(stateTexts[state])}
    </Badge>
  );
}
