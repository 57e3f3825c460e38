import mammoth from 'mammoth';
import { answerWith, type DocumentWork, say } from './document-work.ts';

answerWith(readText);

async function readText({ bytes }: DocumentWork): Promise<void> {
  const { value } = await mammoth.extractRawText({ arrayBuffer: bytes });
  say({ text: value.replace(/\n{3,}/g, '\n\n').trim() });
}
