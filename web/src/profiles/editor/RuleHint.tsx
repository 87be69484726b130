import { IconCircleDashed } from '@tabler/icons-react';
import type { RuleCode } from '@torg/protocol/profiles/profile-rules';
import { RuleText } from '../public/RuleText.tsx';
import classes from './RuleHint.module.css';

/** What a rule still requires of a field; a hint and no error, since it can wait. */
export function RuleHint({ code }: { code: RuleCode | undefined }) {
  if (code === undefined) return null;
  return (
    <span className={classes.hint}>
      <IconCircleDashed size={14} aria-hidden className={classes.icon} />
      <RuleText code={code} />
    </span>
  );
}
