import { usePrivateFile } from '../../state/use-private-file.ts';
import { FileLink } from '../../ui/file/FileLink.tsx';

/** A link to a stored file. */
export const StoredFile = ({ url }: { url: string }) => <FileLink href={url} onOpen={usePrivateFile(url)} />;
