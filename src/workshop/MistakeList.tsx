import type { SourceHandle } from './source/SourceEditor.tsx';
import type { Mistake } from './workshop-api.ts';

export interface MistakeListProps {
  mistakes: readonly Mistake[];
  /** The open file. */
  file: string;
  handle: { current: SourceHandle | null };
}

/** All mistakes, those of other files too: the way to a line, and to the right name, by keyboard. */
export function MistakeList({ mistakes, file, handle }: MistakeListProps) {
  if (mistakes.length === 0) return null;
  return (
    <ul className="workshop-mistakes" aria-label="Mistakes">
      {mistakes.map((mistake) => {
        const { line, message, right } = mistake;
        const isHere = mistake.file === file;
        return (
          <li key={`${mistake.file}:${line} ${message}`}>
            {isHere ? (
              <button type="button" onClick={() => handle.current?.goTo(mistake)}>
                Line {line}
              </button>
            ) : (
              <span className="workshop-file">
                {mistake.file}:{line}
              </span>
            )}
            <span className="workshop-message">{message}</span>
            {isHere && right !== undefined && (
              <button type="button" onClick={() => handle.current?.correct(mistake)}>
                Use “{right}”
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
