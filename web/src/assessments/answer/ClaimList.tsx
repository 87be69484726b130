import { Text, Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWrittenLang } from '../../ui/text/WrittenIn.tsx';
import type { Claim } from '../read-output.ts';
import classes from './ClaimList.module.css';
import { EvidenceList } from './EvidenceList.tsx';

interface ClaimListProps {
  title: string;
  /** a mark before each, such as a plus; decorative, since the title says what they are */
  mark: ReactNode;
  claims: readonly Claim[];
  profile: string | undefined;
  /** said where there are none */
  nothing: string;
  /** of its heading */
  order?: TitleOrder;
}

/** What speaks for or against somebody, each with the lines that it rests on. */
export function ClaimList({ title, mark, claims, profile, nothing, order = 4 }: ClaimListProps) {
  const lang = useWrittenLang();
  return (
    <div>
      <Title order={order} size="h5" mb="xs">
        {title}
      </Title>
      {claims.length === 0 ? (
        <Text size="sm" c="dimmed">
          {nothing}
        </Text>
      ) : (
        <ul className={classes.claims}>
          {claims.map(({ title: what, description, evidence }) => (
            <li key={`${what} ${description}`}>
              {mark}
              <div>
                <Text fw={550} lang={lang}>
                  {what}
                </Text>
                {description !== '' && (
                  <Text size="sm" lang={lang}>
                    {description}
                  </Text>
                )}
                <EvidenceList evidence={evidence} profile={profile} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
