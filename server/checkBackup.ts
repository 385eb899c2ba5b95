import { parentPort, workerData } from 'node:worker_threads';
import { isSound } from './backup.ts';

// A thread of its own: on a large file the check takes seconds, in which nobody would be answered.
parentPort?.postMessage(isSound(String(workerData)));
