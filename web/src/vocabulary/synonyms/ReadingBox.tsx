import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../client/use-locale.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { readingQuery, type NamedTerm, type Reading } from '../vocabulary.queries.ts';
import { ReadingLine } from './ReadingLine.tsx';
import { ReadSpans } from './ReadSpans.tsx';
import classes from './ReadingBox.module.css';

interface ReadingBoxProps {
  text: string;
  onChange: (text: string) => void;
}

/** Shows how a search interprets a text, and what is read of it where a need is made of it. */
export function ReadingBox({ text, onChange }: ReadingBoxProps) {
  const { t } = useLingui();
  const reading = useQuery({ ...readingQuery(text), enabled: text !== '' });
  return (
    <div className={classes.box}>
      <Section
        title={t`Slik leses et søk`}
        lead={<Trans>Skriv det noen kan finne på å søke etter.</Trans>}
      >
        <SearchField label={t`Tekst som skal leses`} value={text} onChange={onChange} />
        {text !== '' && (
          <div className={classes.answer} role="status">
            <QueryState query={reading} skeleton={<ListSkeleton rows={2} height={56} />}>
              {({ groups, corrected, left_out }) => (
                <>
                  <ol className={classes.groups}>
                    {groups.map((group) => (
                      <Group key={group.term} group={group} />
                    ))}
                  </ol>
                  {corrected.map(({ word, taken_for }) => (
                    <Text key={word} size="sm" c="dimmed">
                      <Trans>
                        «{word}» leses som «{taken_for}».
                      </Trans>
                    </Text>
                  ))}
                  {left_out.length > 0 && (
                    <Text size="sm" c="dimmed">
                      <Trans>Sier ingenting, og hoppes over: {left_out.join(', ')}</Trans>
                    </Text>
                  )}
                </>
              )}
            </QueryState>
            <h3 className={classes.also}>
              <Trans>I et behov leses det slik</Trans>
            </h3>
            <ReadSpans text={text} />
          </div>
        )}
      </Section>
    </div>
  );
}

function Group({ group: { term, competencies, exact, near, ambiguous } }: { group: Reading }) {
  const also = exact.filter((word) => word.toLowerCase() !== term);
  return (
    <li className={classes.group}>
      <strong>{term}</strong>
      <dl>
        <ReadingLine label={<Trans>Kompetanse</Trans>} isShown={competencies.length > 0}>
          <Terms terms={competencies} />
        </ReadingLine>
        <ReadingLine label={<Trans>Finner også</Trans>} isShown={also.length > 0}>
          {also.join(', ')}
        </ReadingLine>
        <ReadingLine label={<Trans>Nesten, lenger ned</Trans>} isShown={near.length > 0}>
          {near.join(', ')}
        </ReadingLine>
        <ReadingLine label={<Trans>Kan bety, foreslås bare</Trans>} isShown={ambiguous.length > 0}>
          <Terms terms={ambiguous} />
        </ReadingLine>
        <ReadingLine
          label={<Trans>Bare ordet selv</Trans>}
          isShown={competencies.length + also.length + near.length + ambiguous.length === 0}
        >
          <Trans>Ingen kompetanse heter dette.</Trans>
        </ReadingLine>
      </dl>
    </li>
  );
}

function Terms({ terms }: { terms: readonly NamedTerm[] }) {
  const locale = useLocale();
  return (
    <span className={classes.terms}>
      {terms.map(({ competency, names }) => (
        <TextLink key={competency} href={`/competencies/${competency}`}>
          {names[locale]}
        </TextLink>
      ))}
    </span>
  );
}
