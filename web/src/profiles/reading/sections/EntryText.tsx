import { longWordStyle } from '../../../ui/text/long-words.ts';
import classes from './EntryText.module.css';

/** Keeps the line breaks of the author. */
export function EntryText({ children }: { children: string }) {
  const text = children.trim();
  if (text === '') return null;
  return (
    <div className={classes.text} style={longWordStyle(text)}>
      {text}
    </div>
  );
}
