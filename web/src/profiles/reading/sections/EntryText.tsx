import classes from './EntryText.module.css';

/** What somebody wrote, with their own line breaks. */
export function EntryText({ children }: { children: string }) {
  const text = children.trim();
  return text === '' ? null : <div className={classes.text}>{text}</div>;
}
