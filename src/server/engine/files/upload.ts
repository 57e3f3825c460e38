type Extent = { width: number; height: number };
type Facts = { name: string; type: string; size: number; path: string; extent?: Extent | undefined };

/**
 * A file of a multipart body, already on disk and checked by content against the field's `x-file`. It is deleted when
 * the call ends, unless a handler keeps it (`files.place`, `files.keep`). It is a class, so that no JSON of a client
 * can pass for one: its path could be any file of this machine.
 */
export class Upload {
  /** The name the person's file had: no folders, no control characters, at most 200 characters. */
  readonly name: string;
  /** Media type found in the content, not the one the client claimed. */
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
