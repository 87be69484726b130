/** Where files are stored if not on the local disk. */
export interface S3Settings {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  /** if absent, the machine's own role is used */
  keys: { id: string; secret: string } | undefined;
  pathStyle: boolean;
}

interface S3Variables {
  S3_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_PATH_STYLE: boolean;
}

/** Null when files stay in `DATA_DIR`. */
export function s3Settings(parsed: S3Variables): S3Settings | null {
  if (parsed.S3_BUCKET === undefined) return null;
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = parsed;
  return {
    bucket: parsed.S3_BUCKET,
    endpoint: parsed.S3_ENDPOINT,
    region: parsed.S3_REGION,
    keys: id === undefined || secret === undefined ? undefined : { id, secret },
    pathStyle: parsed.S3_PATH_STYLE,
  };
}
