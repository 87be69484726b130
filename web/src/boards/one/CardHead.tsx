import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconMessage, IconTrash, IconUser } from '@tabler/icons-react';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { HireOnCard } from '../../agreements/public/HireOnCard.tsx';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { useBoard, useBoardState } from '../board-context.ts';
import type { CardDetail } from '../boards.queries.ts';
import { useCardTexts } from '../public/card-texts.ts';
import { cardsIn, placeOf } from '../state/board-state.ts';
import classes from './CardHead.module.css';
import { CardTitle } from './CardTitle.tsx';

/** Who the card is about, where it stands, and where one reads more. */
export function CardHead({ detail }: { detail: CardDetail }) {
  const user = useShellUser();
  const { of, open, remove } = useBoard();
  const { cardName } = useCardTexts();
  const { evaluation_board_card: card, profile_data: profile, thread, can } = detail;
  const name = cardName(detail);
  return (
    <section aria-label={name}>
      <div className={classes.who}>
        <PersonImage name={name} src={profile?.image_url ?? null} size={64} />
        <div className={classes.words}>
          {profile ? (
            <>
              <Text fw={600}>{profile.title}</Text>
              <Text c="dimmed">{profile.consultant_company_name}</Text>
            </>
          ) : (
            <Text c="dimmed" size="sm">
              {detail.profile === null ? (
                <Trans>Kortet er ikke knyttet til en profil.</Trans>
              ) : (
                <Trans>Profilen kan ikke leses lenger.</Trans>
              )}
            </Text>
          )}
        </div>
      </div>
      <CardTitle detail={detail} />
      <Group gap="xs" mt="md">
        {profile && (
          <Button
            component={HrefLink}
            href={`/profiles/${profile.public_id}`}
            variant="default"
            size="xs"
            leftSection={<IconUser size={16} aria-hidden />}
          >
            <Trans>Se profilen</Trans>
          </Button>
        )}
        {thread && (
          <Button
            component={HrefLink}
            href={addressFor(user, 'messages_thread', { params: { thread } })}
            variant="default"
            size="xs"
            leftSection={<IconMessage size={16} aria-hidden />}
          >
            <Trans>Åpne samtalen</Trans>
          </Button>
        )}
        {profile && can.hire && (
          <HireOnCard
            person={{ account: profile.public_id, name }}
            assignment={of.kind === 'assignment' ? of.id : null}
          />
        )}
        {can.edit && (
          <Button
            variant="subtle"
            color="red"
            size="xs"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => {
              open(undefined);
              remove(card);
            }}
          >
            <Trans>Fjern fra tavlen</Trans>
          </Button>
        )}
      </Group>
      {can.edit && <MoveField card={card} />}
    </section>
  );
}

/** In which column the card stands; another choice moves it to the end of that one. */
function MoveField({ card }: { card: string }) {
  const { t } = useLingui();
  const { move } = useBoard();
  const state = useBoardState();
  const { columnName } = useCardTexts();
  const place = placeOf(state, card);
  if (!place) return null;
  const [order, total] = [place.order + 1, cardsIn(state, place.column).length];
  return (
    <NativeSelect
      mt="md"
      label={t`Kolonne`}
      description={t`Plass ${order} av ${total}`}
      inputWrapperOrder={['label', 'input', 'description']}
      value={place.column}
      data={state.columns.map((column) => ({
        value: column.evaluation_board_column,
        label: columnName(column),
      }))}
      onChange={({ currentTarget: { value } }) =>
        move([card], { column: value, order: cardsIn(state, value).length })
      }
    />
  );
}
