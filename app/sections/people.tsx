import { executives, team, type Person } from '../../content/brand/people.ts'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

/** The executives in brief, or the team with their stories. */
export const People = ({ section, deep }: SectionProps<'people'>) => {
  const isTeam = section.people === 'team'
  return (
    <SectionFrame section={section} deep={deep}>
      <ul className={isTeam ? 'people people-long' : 'people'}>
        {(isTeam ? team : executives).map((person) => (
          <PersonCard person={person} key={person.name}>
            {isTeam && <p>{person.story}</p>}
          </PersonCard>
        ))}
      </ul>
      {section.action && (
        <p>
          <a className="button button-quiet" href={section.action.href}>
            {section.action.text}
          </a>
        </p>
      )}
    </SectionFrame>
  )
}

/** Sample people have no photographs, so a woven monogram is shown. */
const PersonCard = ({ person, children }: { person: Person; children: React.ReactNode }) => (
  <li className="person">
    <span className="medallion" aria-hidden="true">
      {person.initials}
    </span>
    <div className="person-words">
      <h3>{person.name}</h3>
      <p className="person-role">{person.role}</p>
      <p className="person-duty">{person.duty}</p>
      {children}
      <p className="cluster">
        {person.profiles.map((profile) => (
          <a href={profile.url} key={profile.url} aria-label={`${person.name}, ${profile.name}`}>
            {profile.name}
          </a>
        ))}
      </p>
    </div>
  </li>
)
