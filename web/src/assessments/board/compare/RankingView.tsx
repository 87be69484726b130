import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { PersonLine } from '../../../ui/person/PersonLine.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import { EvidenceList } from '../../answer/EvidenceList.tsx';
import { Flags } from '../../answer/Flags.tsx';
import { useWrittenLang } from '../../../ui/text/WrittenIn.tsx';
import { aboutEqualTo } from './about-equal.ts';
import type { Ranked, Ranking } from './column.queries.ts';
import classes from './RankingView.module.css';
import type { ColumnPeople } from './use-column.ts';

interface RankingViewProps {
  output: NonNullable<Ranking['output']>;
  people: ColumnPeople;
}

/** The order that was suggested, with why somebody stands above or below the next. */
export function RankingView({ output, people }: RankingViewProps) {
  const { t } = useLingui();
  const inOrder = output.candidates.toSorted((a, b) => a.ranking - b.ranking);
  const nameOf = ({ evaluationBoardCardUuid: id }: Ranked) => {
    const card = people.cards.get(id);
    return card?.profile_data?.name ?? card?.card_title ?? t`Slettet profil`;
  };
  return (
    <>
      <Text maw="44rem">
        <Trans>
          Rekkefølgen er prøvd i seks runder, hver gang med kandidatene i en annen rekkefølge. De
          som bytter plass, er omtrent like.
        </Trans>
      </Text>
      <Flags flags={output.flags} profile={undefined} />
      <ol className={classes.ranked}>
        {inOrder.map((one) => (
          <li key={one.evaluationBoardCardUuid}>
            <RankedPart
              ranked={one}
              name={nameOf(one)}
              equals={aboutEqualTo(one, inOrder).map(nameOf)}
              people={people}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface RankedPartProps {
  ranked: Ranked;
  name: string;
  /** the names of those who are about equal */
  equals: readonly string[];
  people: ColumnPeople;
}

function RankedPart({ ranked, name, equals, people }: RankedPartProps) {
  const lang = useWrittenLang();
  const { ranking, score, spread, evaluationBoardCardUuid: id, evidence } = ranked;
  const card = people.cards.get(id);
  const profile = card?.profile ?? undefined;
  const names = equals.join(', ');
  return (
    <Paper component="article" aria-label={name}>
      <div className={classes.head}>
        <span className={classes.place}>{ranking}</span>
        <PersonLine
          name={name}
          image={card?.profile_data?.image_url ?? null}
          detail={<span lang={lang}>{ranked.shortReason}</span>}
        >
          <Title order={3} size="h4">
            {profile === undefined ? (
              name
            ) : (
              <TextLink href={`/profiles/${profile}`}>{name}</TextLink>
            )}
          </Title>
        </PersonLine>
      </div>
      <Stack gap="xs" mt="sm">
        <Text size="sm" c="dimmed">
          <Trans>{score} av 100</Trans>
          {' · '}
          {spread.best === spread.worst ? (
            <Trans>Plass {spread.best} i alle rundene</Trans>
          ) : (
            <Trans>
              Plass {spread.best} til {spread.worst} i rundene
            </Trans>
          )}
        </Text>
        {equals.length > 0 && (
          <Text size="sm" fw={550}>
            <Trans>Omtrent lik: {names}</Trans>
          </Text>
        )}
        <Text lang={lang}>{ranked.reason}</Text>
        {ranked.reasonForBelowPrevious !== undefined && (
          <Text size="sm">
            <Trans>
              Under den forrige: <span lang={lang}>{ranked.reasonForBelowPrevious}</span>
            </Trans>
          </Text>
        )}
        {ranked.reasonForAboveNext !== undefined && (
          <Text size="sm">
            <Trans>
              Over den neste: <span lang={lang}>{ranked.reasonForAboveNext}</span>
            </Trans>
          </Text>
        )}
        <EvidenceList evidence={evidence} profile={profile} />
      </Stack>
    </Paper>
  );
}
