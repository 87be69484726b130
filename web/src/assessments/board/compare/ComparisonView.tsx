import { useLingui } from '@lingui/react/macro';
import { Paper, Stack, Title } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import { PersonLine } from '../../../ui/person/PersonLine.tsx';
import { ClaimList } from '../../answer/ClaimList.tsx';
import { Flags } from '../../answer/Flags.tsx';
import type { Claim } from '../../read-output.ts';
import type { Comparison } from './column.queries.ts';
import classes from './ComparisonView.module.css';
import type { ColumnPeople } from './use-column.ts';

type Output = NonNullable<Comparison['output']>;
type Point = Output['candidates'][number]['competitiveAdvantages'][number];

const asClaim = (point: Point): Claim =>
  typeof point === 'string'
    ? { title: point, description: '', evidence: [] }
    : { title: point.text, description: '', evidence: point.evidence };

/** Side by side, in the order of the board. */
export function ComparisonView({ output, people }: { output: Output; people: ColumnPeople }) {
  const { t } = useLingui();
  const { cards } = people;
  const place = new Map([...cards.keys()].map((id, at) => [id, at]));
  const candidates = output.candidates.toSorted(
    (a, b) =>
      (place.get(a.evaluationBoardCardUuid) ?? cards.size) -
      (place.get(b.evaluationBoardCardUuid) ?? cards.size),
  );
  return (
    <>
      {'flags' in output && <Flags flags={output.flags} profile={undefined} />}
      <ul className={classes.side}>
        {candidates.map(({ evaluationBoardCardUuid: id, ...one }) => {
          const card = cards.get(id);
          const profile = card?.profile ?? undefined;
          const name = card?.profile_data?.name ?? card?.card_title ?? t`Slettet profil`;
          return (
            <Paper key={id} component="li" aria-label={name}>
              <Stack gap="md">
                <PersonLine
                  name={name}
                  image={card?.profile_data?.image_url ?? null}
                  detail={card?.profile_data?.title}
                >
                  <Title order={3} size="h4">
                    {profile === undefined ? (
                      name
                    ) : (
                      <TextLink href={`/profiles/${profile}`}>{name}</TextLink>
                    )}
                  </Title>
                </PersonLine>
                <ClaimList
                  title={t`Fortrinn`}
                  mark={<IconPlus size={16} aria-hidden />}
                  claims={one.competitiveAdvantages.map(asClaim)}
                  profile={profile}
                  nothing={t`Ingen ble funnet.`}
                />
                <ClaimList
                  title={t`Å tenke over`}
                  mark={<IconMinus size={16} aria-hidden />}
                  claims={one.considerationPoints.map(asClaim)}
                  profile={profile}
                  nothing={t`Ingenting ble funnet.`}
                />
              </Stack>
            </Paper>
          );
        })}
      </ul>
    </>
  );
}
