import mammoth from 'mammoth';
import type { DocumentWork } from './document-work.ts';
import { answerWith, say } from './worker-answers.ts';

answerWith(readText);

async function readText({ bytes }: DocumentWork): Promise<void> {
  const { value } = await mammoth.extractRawText({ arrayBuffer: bytes });
  say({ text: value.replace(/\n{3,}/g, '\n\n').trim() });
}
