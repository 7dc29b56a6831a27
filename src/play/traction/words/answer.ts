import type { Question } from './saying.ts';
import { tellLook } from './tellLook.ts';
import { tellLast, tellLog, tellRules } from './tellMatch.ts';
import { tellPieces, tellWhere } from './tellPlace.ts';
import { tellBetween, tellForecast, tellNearest, tellReach, tellTackles, tellWay } from './tellReach.ts';
import type { Telling } from './telling.ts';

/** The answer, a sentence or two a line, so that a reader can stop at each. */
export function answerOf(telling: Telling, question: Question): readonly string[] {
  switch (question.ask) {
    case 'look':
      return tellLook(telling);
    case 'pieces':
      return tellPieces(telling, question.of);
    case 'where':
      return tellWhere(telling, question.thing);
    case 'nearest':
      return tellNearest(telling, question.thing, question.count);
    case 'reach':
      return tellReach(telling, question.piece);
    case 'tackles':
      return tellTackles(telling, question.piece);
    case 'between':
      return tellBetween(telling, question.from, question.to);
    case 'way':
      return tellWay(telling, question.piece, question.pad);
    case 'forecast':
      return tellForecast(telling, question.command);
    case 'last':
      return tellLast(telling);
    case 'log':
      return tellLog(telling, question.count);
    case 'rules':
      return tellRules(telling);
  }
}
