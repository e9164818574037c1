import type { Agent } from '../../contract/agent.ts'
import { company, describe } from './structured-data.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The agents on a page as schema.org data. */
export const agentData = (agents: Agent[]) =>
  describe('ItemList', {
    itemListElement: agents.map((agent, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'FinancialService',
        name: agent.name,
        telephone: agent.phone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: agent.street,
          addressLocality: agent.city,
          addressRegion: agent.state,
          postalCode: agent.zip,
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: agent.lat, longitude: agent.lng },
        openingHoursSpecification: agent.hours.flatMap((spans, day) =>
          spans.map(({ opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${days[day] ?? ''}`,
            opens,
            // schema.org does not allow 24:00.
            closes: closes === '24:00' ? '23:59' : closes,
          })),
        ),
        parentOrganization: company,
      },
    })),
  })
