import type { ReactNode } from 'react';
import { PersonImage } from './PersonImage.tsx';
import classes from './PersonLine.module.css';

interface PersonLineProps {
  name: string;
  image: string | null;
  /** below the name */
  detail: ReactNode;
  /** the name, as a link */
  children: ReactNode;
}

/** Somebody in a list: the image, the name as a link, and one more fact. */
export function PersonLine({ name, image, detail, children }: PersonLineProps) {
  return (
    <div className={classes.who}>
      <PersonImage name={name} src={image} />
      <div className={classes.words}>
        {children}
        {detail && <span className={classes.detail}>{detail}</span>}
      </div>
    </div>
  );
}
