import type { ReactNode } from 'react';
import { answerKey } from '../../answers.ts';
import { goToAnswer } from './go-to-answer.ts';

interface AnswerLinkProps {
  place: number;
  className?: string;
  children: ReactNode;
}

/** A link to the field of one question on the same page. */
export function AnswerLink({ place, className, children }: AnswerLinkProps) {
  return (
    <a
      href={`#${answerKey(place)}`}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        goToAnswer(place);
      }}
    >
      {children}
    </a>
  );
}
