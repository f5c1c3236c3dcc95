import type { ExamLevel } from '../../scenarios/exam/exam.ts';

const LEVEL_NAMES: Readonly<Record<ExamLevel, string>> = {
  1: 'verdict',
  2: 'verdict and rule',
  3: 'verdict, rule and cards',
};

export const WORDS = {
  loading: 'Laying out eighteen tables …',
  unreachable: 'The tables couldn’t be loaded. Are you offline? Reload the page to try again.',
  out: 'Leave the exam for now',
  case: (at: number, of: number) => `Case ${at} of ${of}`,
  turn: (owner: string) => `It is ${owner} turn.`,
  over: 'It is nobody’s turn.',
  house: (houseRule: string) => `House rule: ${houseRule}.`,
  half: 'Part of this hand is hidden.',
  verdict: 'Is it allowed?',
  record: 'Six moves from one game. One broke a rule: which?',
  move: (at: number) => `Move ${at}`,
  moves: 'The moves',
  thisOne: (at: number) => `Move ${at} was wrong`,
  rule: 'Which rule forbids it?',
  cards: 'Touch the cards the ruling will name: the wrong ones, or those that should have been played.',
  theseCards: 'These cards',
  noCard: 'No card in particular',
  pointed: 'you point at it',
  back: 'Back',
  passed: 'Passed',
  failed: 'Not this time',
  result: (rightCount: number, of: number, toPass: number) =>
    `${rightCount} of ${of} right; you need ${toPass} to pass.`,
  all: 'Every answer right.',
  paper: (paper: string) => `Paper ${paper}`,
  leave: 'Back to the exam’s front page',
  lookAgain: 'Worth another look',
  known: 'You got these right',
  another: 'Another paper',
  next: (level: ExamLevel) => `On to level ${level}`,
  sendPaper: 'Send this paper',
  sendTitle: 'Send this paper',
  challenge: (subject: string, rightCount: number, of: number) =>
    `${subject}: I got ${rightCount} of ${of} right. The same eighteen tables are waiting for you:`,
  print: 'Print it',
  sendCertificate: 'Send the certificate',
  certified: (subject: string, rightCount: number, of: number) => `I passed ${subject}: ${rightCount} of ${of} right.`,
  name: 'Name on the certificate',
  wrongCards: 'other cards',
  you: 'You:',
  agreed: 'The referee agrees.',
  otherwise: 'The referee disagrees.',
  toReport: 'Back to the report',
  nextCase: 'Next case',
  exam: (subject: string, level: ExamLevel) => `the referee’s exam in ${subject}, level ${level}`,
  level: (level: ExamLevel) => `Level ${level}: ${LEVEL_NAMES[level]}`,
} as const;

/** Texts drawn on the certificate. */
export const CERTIFICATE = {
  site: 'Fair Deal',
  title: 'The referee’s certificate',
  to: 'awarded to',
  for: 'who ruled on eighteen unseen tables, in',
  of: (cases: number) => `of ${cases}`,
  paper: (paper: string) => `Paper ${paper}`,
} as const;
