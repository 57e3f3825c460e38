import { usePrivateFile } from '../../state/use-private-file.ts';
import { FileLink } from '../../ui/file/FileLink.tsx';

/** A stored file to open. */
export const StoredFile = ({ url }: { url: string }) => <FileLink href={url} onOpen={usePrivateFile(url)} />;
