import { frame } from '../../../../pages.json'
import { findJob } from '../../../../find-job.mjs'
import { Body } from '../../body.jsx'

export const dynamic = 'force-dynamic'

export default async function Job({ params }) {
  const { id } = await params
  const job = await findJob(id)
  return (
    <>
      <Body html={frame.before} />
      <main>
        <h1>{job.job_title}</h1>
        <p>{job.tagline}</p>
        <p>{job.location}</p>
        {job.lists.map((list, index) => (
          <section key={index}>
            <h2>{list.name}</h2>
            <ul>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          <a href={`/Jobapplicationform/${id}`}>Apply now</a>
        </p>
      </main>
      <Body html={frame.after} />
    </>
  )
}
