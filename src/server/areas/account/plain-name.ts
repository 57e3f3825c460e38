/**
 * Words of letters, with hyphens and apostrophes inside; a full stop only after an initial or a short title.
 */
const PERSON =
  /^(?:(?:\p{L}\.)+|\p{L}{2,3}\.|\p{L}[\p{L}\p{M}'’-]*)(?: (?:(?:\p{L}\.)+|\p{L}{2,3}\.|\p{L}[\p{L}\p{M}'’-]*))*$/u;
const PERSON_AT_MOST = 40;

const SCHOOL = /^[\p{L}\p{M}\p{N}'’&(),. –-]+$/u;
const SCHOOL_AT_MOST = 80;
/** More digits than a school's number has could be a telephone number. */
const DIGITS_AT_MOST = 4;

/**
 * A person's name for a mail to somebody who does not know the person; null for one that could carry its own
 * message, such as a link.
 */
export function plainName(name: string): string | null {
  return name.length <= PERSON_AT_MOST && PERSON.test(name) ? name : null;
}

/** The same for a school's name. */
export function plainSchoolName(name: string): string | null {
  const hasDomain = /[\p{L}\p{M}\p{N}]\.[\p{L}\p{N}]/u.test(name);
  const digits = name.match(/\p{N}/gu)?.length ?? 0;
  return name.length <= SCHOOL_AT_MOST && SCHOOL.test(name) && !hasDomain && digits <= DIGITS_AT_MOST
    ? name
    : null;
}
