import { useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import { CountedTextarea } from '../../../ui/field/CountedTextarea.tsx';

interface MessageFieldProps {
  value: string;
  onChange: (message: string) => void;
}

/** Words that go along, in the conversation and in the mail. */
export function MessageField(props: MessageFieldProps) {
  const { t } = useLingui();
  return (
    <CountedTextarea
      {...props}
      data-autofocus
      label={t`Melding`}
      description={t`Kommer med i samtalen. Du kan la den stå tom.`}
      minRows={3}
      max={limits.message.content}
    />
  );
}
