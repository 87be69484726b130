import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { HiringPaper, HiringQuestion } from '@torg/protocol/agreements/hiring-terms';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { basisId } from '../basis/basis-fields.ts';
import { basisIssueTexts, paperTexts, questionTexts } from '../basis/basis-texts.ts';
import { issueTexts } from '../terms/issues/issue-texts.ts';
import { placeOf, termId } from '../terms/term-places.ts';
import { inputOf, unsavedLabel, unsavedText, type UnsavedIssue } from './unsaved-issues.ts';
import classes from '../../ui/form/MissingLinks.module.css';

export const missingId = 'agreement-missing';

interface Issue {
  path: string;
  code: string;
}

interface MissingProps {
  issues: readonly Issue[];
  unsaved: readonly UnsavedIssue[];
}

/** Everything that is missing or cannot be saved, each a link to its field. */
export function Missing({ issues, unsaved }: MissingProps) {
  const { t } = useLingui();
  const lineOf = useIssueLine();
  if (issues.length + unsaved.length === 0) return null;
  return (
    <Alert
      id={missingId}
      tabIndex={-1}
      color="clay"
      icon={<IconListCheck aria-hidden />}
      title={<Trans>Dette mangler før du kan sende</Trans>}
    >
      <ul className={classes.list}>
        {unsaved.map((issue) => (
          <li key={`${issue.field} ${issue.code}`}>
            <FieldLink id={inputOf(issue)}>
              {`${t(unsavedLabel(issue))}: ${t(unsavedText(issue)).toLocaleLowerCase()}`}
            </FieldLink>
          </li>
        ))}
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.code}`}>
            <FieldLink id={idOf(issue.path)}>{lineOf(issue)}</FieldLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function FieldLink({ id, children }: { id: string; children: string }) {
  const target = { to: '.', hash: id, replace: true, resetScroll: false } as LinkProps;
  return (
    <Link {...target} hashScrollIntoView={false} onClick={() => focusWhenThere(id)}>
      {children}
    </Link>
  );
}

function idOf(path: string): string {
  const place = placeOf(path);
  return place ? termId(place.field, place.part) : basisId(path);
}

/** Several questions lack the same; the question itself tells them apart. */
function useIssueLine() {
  const { t } = useLingui();
  const aboutOf = (path: string): MessageDescriptor | undefined => {
    const [, part, name] = path.split('.');
    if (part === 'answers') return questionTexts[name as HiringQuestion].asks;
    return part === 'papers' ? paperTexts[name as HiringPaper] : undefined;
  };
  return ({ path, code }: Issue): string => {
    const texts: Record<string, MessageDescriptor> = { ...issueTexts, ...basisIssueTexts };
    const text = texts[code];
    const about = path.startsWith('hiring_basis.') ? aboutOf(path) : undefined;
    const said = text ? t(text) : t`Se over dette feltet.`;
    if (about === undefined) return said;
    const question = t(about);
    if (question.endsWith('?')) return t`Svar på «${question}»`;
    return `${question}: ${said.toLocaleLowerCase()}`;
  };
}
