/** How each command is called, and what it does, in a sentence or two. */
const HELP = {
  judge: ['judge < cases', 'Was it allowed, by which rules, and what else would have been?'],
  moves: ['moves < cases', 'All that is certainly allowed.'],
  apply: ['apply < cases', 'What lies there after the move, and what happened.'],
  score: ['score < cases', 'What was won, counted line by line.'],
  find: ['find < questions', 'The rules that answer {"query": …}, in {"game": …} alone where one is named.'],
  audit: ['audit < records', 'Every irregular try of a whole game, and what it came to.'],
  review: [
    'review [--worlds W] [--seed S] < records',
    'What each decision cost, by what its seat could know.',
  ],
  deal: ['deal GAME [--seats N] [--seed S] [--options JSON]', 'A position as it is dealt.'],
  selfplay: [
    'selfplay GAME [--seats N] [--seed S] [--games K] [--bot NAME[,NAME…]] [--options JSON] [--record]',
    'Bots play: every step a line, or with --record every game.',
  ],
  ladder: [
    'ladder GAME --bots NAME,NAME [--games N] [--seed S] [--seats N] [--options JSON] [--ms M | --worlds W]',
    'How much more often the first of two bots wins.',
  ],
  puzzles: [
    'puzzles GAME --kind move|legal|rule|score|all|pair|who [--count N] [--seed S] [--rules ID,…] [--seats N] [--options JSON]',
    'Puzzles out of played games, with their proof.',
  ],
} as const;

export const USAGE = `Usage: referee judge, moves, apply, score < cases   one JSON object a line
       find < questions, audit < records, review < records
       deal GAME, selfplay GAME             dealt, played by bots
       ladder GAME --bots NAME,NAME         who is stronger
       puzzles GAME --kind move|legal|rule|score|all|pair|who
       COMMAND --help                       says more`;

/** How a command is called; of one that isn’t there, which there are. */
export function usageOf(command: string): string {
  if (!Object.hasOwn(HELP, command)) return USAGE;
  const [call, does] = HELP[command as keyof typeof HELP];
  return `Usage: referee ${call}\n${does}`;
}

/** Whether somebody asks how it goes, and does nothing yet. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((arg) => arg === '--help' || arg === '-h');
