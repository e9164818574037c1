import { executives, team, type Person } from '../../content/people.ts'
import { Ground, type SectionProps } from './ground.tsx'

const groups = { executives, team }

export const People = ({ section, deep }: SectionProps<'people'>) => (
  <Ground section={section} deep={deep}>
    <ul className="people">
      {groups[section.people].map((person) => (
        <PersonCard person={person} key={person.name} />
      ))}
    </ul>
    {section.action && (
      <p className="people-more">
        <a className="button button-quiet" href={section.action.href}>
          {section.action.text}
        </a>
      </p>
    )}
  </Ground>
)

/** Sample people have no photographs: a monogram in the weave stands for each. */
const PersonCard = ({ person }: { person: Person }) => (
  <li className="person">
    <span className="medallion" aria-hidden="true">
      {person.initials}
    </span>
    <h3>{person.name}</h3>
    <p className="person-role">{person.role}</p>
    <p>{person.bio}</p>
    <p className="cluster">
      {person.profiles.map((profile) => (
        <a href={profile.url} key={profile.url} aria-label={`${person.name}, ${profile.name}`}>
          {profile.name}
        </a>
      ))}
    </p>
  </li>
)
