import { citiesServed } from './brand/cities.ts'
import { brand } from './brand/company.ts'
import type { City } from './city.ts'

export const hasOffice = ({ name, stateCode }: City) => name === brand.address.city && stateCode === brand.address.state

export const officeAddress = `${brand.address.street}, ${brand.address.city}, ${brand.address.state} ${brand.address.zip}`

const withOffice = (city: City): City =>
  hasOffice(city)
    ? {
        ...city,
        lede: `Our office is in this city, and so are many of the families we serve. ${city.lede}`,
        card: `Our office is here. ${city.card}`,
        facts: [
          ...city.facts,
          { term: 'Our office', value: officeAddress },
          { term: 'Office hours', value: brand.hours.display },
        ],
      }
    : city

/** In the order of the menu and of the service-area page. */
export const cities: City[] = citiesServed.map(withOffice)
