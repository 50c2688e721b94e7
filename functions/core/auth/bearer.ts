/** Returns the text after `Bearer` in the `Authorization` header, which may be a token of any kind; undefined without one. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer +(\S.*)$/i.exec(headers.get('Authorization') ?? '')?.[1];
}

/** Returns the text after `Application` in the `Authorization` header: the key of an application; undefined without one. */
export function applicantKeyOf(headers: Headers): string | undefined {
  return /^Application +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1];
}
