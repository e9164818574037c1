import type { openingsTexts } from '../../../content/pages/careers.ts'
import type { Vacancy } from '../../../contract/vacancy.ts'
import { Icon } from '../../ui/icon.tsx'

type Opening = Pick<Vacancy, 'id' | 'jobTitle' | 'tagline' | 'location'>

type Props = { texts: Omit<typeof openingsTexts, 'applyFor'>; openings: (Opening & { apply: string })[] | undefined }

export const Openings = ({ texts, openings }: Props) => (
  <section className="section" id={texts.id} aria-labelledby="openings-title">
    <div className="page beside">
      <div className="ground-head">
        <h2 id="openings-title">{texts.title}</h2>
      </div>
      {openings === undefined || openings.length === 0 ? (
        <p>{openings ? texts.none : texts.unavailable}</p>
      ) : (
        <ul className="openings">
          {openings.map((opening) => (
            <li className="opening" key={opening.id}>
              <div className="opening-words">
                <h3>{opening.jobTitle}</h3>
                <p>{opening.tagline}</p>
                <p className="opening-place">
                  <Icon name="pin" /> {opening.location}
                </p>
              </div>
              <a className="button button-strong" href={`/careerpagedetails/${opening.id}`}>
                {texts.apply} <span className="visually-hidden">{opening.apply}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
)
