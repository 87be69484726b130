import classes from './EntryText.module.css';

/** Keeps the line breaks of the author. */
export function EntryText({ children }: { children: string }) {
  const text = children.trim();
  return text === '' ? null : <div className={classes.text}>{text}</div>;
}
