import { beforeEach, expect, test, vi } from 'vitest';
import { loadVisit, saveVisit } from '../../../src/features/lessons/visit-record.ts';
import { games } from '../../../src/games/index.ts';
import { readLesson } from '../../../src/scenarios/lesson.ts';
import { $notices } from '../../../src/ui/device/notices.ts';
import { testStorage } from '../../ui/device/test-storage.ts';

const [game] = games;
const INPUTS = [{ do: 'next' }, { do: 'hint' }] as const;

function lessonWith(text: string, steps = 2) {
  const result = readLesson({
    title: `A lesson that ${text}`,
    theme: text,
    goal: text,
    teaches: ['a-game/a-rule'],
    position: { turn: 0 },
    steps: new Array(steps).fill({ say: text }),
    remember: [text],
  });
  if (!('lesson' in result)) throw new Error(result.wrong.says);
  return result.lesson;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', testStorage());
  $notices.set([]);
});

test('a visit continues after the wording of its lesson has changed', () => {
  if (!game) throw new Error('no games');
  saveVisit(game, 'a-lesson', lessonWith('says one thing'), INPUTS);
  expect(loadVisit(game, 'a-lesson', lessonWith('says another'))).toEqual(INPUTS);
  expect($notices.get()).toEqual([]);
});

test('a visit starts again if the steps have changed, and says so', () => {
  if (!game) throw new Error('no games');
  saveVisit(game, 'b-lesson', lessonWith('says one thing'), INPUTS);
  expect(loadVisit(game, 'b-lesson', lessonWith('says one thing', 3))).toEqual([]);
  expect($notices.get()).toHaveLength(1);
});
