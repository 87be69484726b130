import { Trans } from '@lingui/react/macro';
import type { RuleCode } from '@torg/protocol/profiles/profile-rules';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { ruleFields } from '../public/rule-address.ts';
import { RuleText } from '../public/RuleText.tsx';
import { fieldId } from './field-id.ts';
import classes from './Lacks.module.css';

/** The rules that fail in the open part, each a link to its field. */
export function Lacks({ codes }: { codes: readonly RuleCode[] }) {
  if (codes.length === 0) return null;
  return (
    <div className={classes.lacks}>
      <p className={classes.lead}>
        <Trans>Dette gjenstår her</Trans>
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Lack code={code} field={ruleFields[code]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lack({ code, field }: { code: RuleCode; field: string | undefined }) {
  if (field === undefined) return <RuleText code={code} />;
  return (
    <button type="button" onClick={() => void focusWhenThere(fieldId(field))}>
      <RuleText code={code} />
    </button>
  );
}
