type Extent = { width: number; height: number };
type Facts = { name: string; type: string; size: number; path: string; extent?: Extent | undefined };

/**
 * A file of a multipart body, on disk, with the type that its content has; the form's rules decide whether
 * the field takes that type. It is deleted when the call ends, unless a handler keeps it (`files.place`, `files.keep`). It is a class, so that
 * no client's JSON can pass for one: its path could be any file of this machine.
 */
export class Upload {
  /** The original file name: no folders, no control characters, at most 200 characters. */
  readonly name: string;
  /** The media type detected in the content, not the declared one. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly path: string;
  /** A picture's size in pixels. */
  readonly extent?: Extent | undefined;

  constructor({ name, type, size, path, extent }: Facts) {
    this.name = name;
    this.type = type;
    this.size = size;
    this.path = path;
    this.extent = extent;
  }
}
