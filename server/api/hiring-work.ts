import { changeCriteria, changeOwner, readHiringWork, writeScorecard } from '../services/hiring-work.ts'
import { cancelInterview, changeInterview, planInterview, type Interviewing } from '../services/interviews.ts'
import { handle } from './handle.ts'

/** Owners, interviews, and scorecards. */
export const hiringWorkApi = (interviewing: Interviewing) => {
  const { db } = interviewing
  return [
    handle('applications.work', ({ params, actor }) => readHiringWork(interviewing, params.id, actor)),
    handle('applications.setOwner', ({ params, body, actor }) => changeOwner(db, params.id, body, actor)),
    handle('interviews.plan', ({ params, body, actor }) => planInterview(interviewing, params.id, body, actor)),
    handle('interviews.change', ({ params, body, actor }) => changeInterview(interviewing, params.id, body, actor)),
    handle('interviews.cancel', ({ params, body, actor }) => cancelInterview(interviewing, params.id, body, actor)),
    handle('scorecards.save', ({ params, body, actor }) => writeScorecard(db, params.id, body, actor)),
    handle('vacancies.setCriteria', ({ params, body, actor }) => changeCriteria(db, params.id, body, actor)),
  ]
}
