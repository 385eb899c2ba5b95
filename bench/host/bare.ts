import { createServer } from 'node:http';
import { answerBare, listenBare } from './bareAnswer.ts';

/** The measure of all: node:http answering the same JSON under the same headers, nothing else. */
listenBare(createServer((_request, response) => answerBare(response)));
process.on('SIGTERM', () => process.exit(0));
