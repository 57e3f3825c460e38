// Proves the documents of schemas/ and openapi/. Each finding is a line `file:line: what is wrong`; exits with 1 if there is one.
import { resolve } from 'node:path';
import { checkProject } from './check/project-check.ts';
import { describeFinding } from './definitions/findings.ts';
import { loadProject } from './definitions/project.ts';
import { filesOnDisk } from './definitions/project-files.ts';

const project = loadProject(filesOnDisk(resolve(import.meta.dirname, '..')));
const { findings } = checkProject(project);
for (const finding of findings) console.error(describeFinding(finding));
if (findings.length) process.exitCode = 1;
else console.log(`${project.documents.byFile.size} documents, nothing wrong`);
