import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { turnDownReasons, type TurnDownReason } from '@torg/protocol/interest/interest-life';
import { limits } from '@torg/protocol/limits';
import { locales, type Locale } from '@torg/protocol/terms';
import { useQuery } from '@tanstack/react-query';
import { languageNames } from '../../client/language.ts';
import { useLocale } from '../../client/use-locale.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { told } from '../../ui/states/told.ts';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { turnDownReasonTexts } from '../answers/answer-words.ts';
import { languagesOf } from '../answers/languages-of.ts';
import { useAnswerWords, type AnswerWords } from '../answers/use-answer-words.ts';
import { interestsQuery, useAnswerInterests } from '../interest.queries.ts';

interface AnswerDialogProps {
  assignment: string;
  /** whom the answer is for, 1 to 50 */
  interests: readonly { assignment_interest: string; name: string }[];
  /** the answer is sent, or, without `onClose`, the dialog is closed */
  onDone: () => void;
  onClose?: () => void;
}

const max = limits.interest.answer;

/** Says no to one or several at once; the text is the reason's own until somebody changes it. */
export function AnswerDialog({ assignment, interests, onDone, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const answer = useAnswerInterests(assignment);
  const ids = interests.map((one) => one.assignment_interest);
  const found = useQuery(interestsQuery(assignment));
  const languages = languagesOf(found.data?.interests ?? [], ids);
  const own = useLocale();
  const words = useAnswerWords(assignment, ids, languages[0]?.[0] ?? own);
  const { reason, text, isFit, forget } = words;
  const next = () => {
    forget();
    onDone();
  };
  const send = () => {
    if (!isFit) return;
    const value = { interests: ids, reason, text: text.trim() };
    answer.mutate(value, told({ done: t`Svaret er sendt.`, next }));
  };
  return (
    <ConfirmDialog
      opened
      title={t`Svar`}
      confirm={t`Send svaret`}
      onConfirm={send}
      onClose={onClose ?? onDone}
      pending={answer.isPending || found.isPending}
      error={answer.error}
      hasText
    >
      <Stack>
        <DraftNotice shown={words.isRestored} onDiscard={forget} toSend />
        <Receivers names={interests.map(({ name }) => name)} />
        {found.isPending ? (
          <ListSkeleton rows={3} height={72} />
        ) : (
          <AnswerFields words={words} languages={languages} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function Receivers({ names }: { names: readonly string[] }) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <Text>
      <Plural
        value={names.length}
        one={`${list} får svaret i samtalen og på e-post.`}
        other={`${list} får hvert sitt svar i samtalen og på e-post.`}
      />
    </Text>
  );
}

interface AnswerFieldsProps {
  words: AnswerWords;
  languages: readonly (readonly [Locale, number])[];
}

function AnswerFields({ words, languages }: AnswerFieldsProps) {
  const { t, i18n } = useLingui();
  const read = languages.map(([locale, count]) => `${languageNames[locale]} (${count})`);
  const readBy = new Intl.ListFormat(i18n.locale).format(read);
  const { reason, language, text, change, isFit } = words;
  const error = isFit ? undefined : t`Skriv et svar på høyst ${max} tegn.`;
  return (
    <>
      <NativeSelect
        label={t`Grunn`}
        description={t`Bare dere ser hvilken grunn som er valgt.`}
        value={reason}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value as TurnDownReason })}
        data={turnDownReasons.map((value) => ({ value, label: t(turnDownReasonTexts[value]) }))}
      />
      <NativeSelect
        label={t`Språk`}
        description={read.length > 1 && t`Mottakerne leser ${readBy}.`}
        value={language}
        onChange={({ currentTarget }) => change({ language: currentTarget.value as Locale })}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
      />
      <CountedTextarea
        label={t`Svaret`}
        description={<Trans>Du kan endre teksten før du sender den.</Trans>}
        value={text}
        onChange={(typed) => change({ typed })}
        max={max}
        error={error}
      />
      {words.isTyped && (
        <Button variant="subtle" size="compact-sm" onClick={() => change({ typed: null })}>
          <Trans>Bruk standardteksten</Trans>
        </Button>
      )}
    </>
  );
}
