import { regions } from '../../../content/brand/countries.ts'
import { cities } from '../../../content/cities.ts'
import { cityCode } from '../../../content/city.ts'
import { gallery } from '../../../content/pages/gallery.ts'
import { unlistedMeta } from '../../head/page-meta.ts'
import { ClothBand } from '../../pictures/cloth-band.tsx'
import { clothOf } from '../../pictures/cloth.ts'
import { FirstViewEnds } from '../../ui/first-view-ends.tsx'

export const meta = () => unlistedMeta(gallery)

const groups = [
  { title: gallery.cities, cloths: cities.map((city) => ({ code: cityCode(city), name: city.name })) },
  ...regions.map(({ name, countries }) => ({
    title: name,
    cloths: countries.map((country) => ({ code: country.iso2, name: country.name })),
  })),
]

export default function GalleryPage() {
  return (
    <div className="page section">
      <div className="stack">
        <h1>{gallery.heading}</h1>
        <p className="lede">{gallery.lede}</p>
      </div>
      <FirstViewEnds />
      {groups.map(({ title, cloths }, index) => (
        <section key={index} className="stack gallery-group" aria-label={title}>
          <h2>{title}</h2>
          <ul className="gallery">
            {cloths.map(({ code, name }) => (
              <li key={code} className={`cloth-field cloth-${clothOf(code).ground}`}>
                <ClothBand code={code} />
                <p>{name}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
