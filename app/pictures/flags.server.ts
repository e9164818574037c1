/** Flags of the payout countries only: the package holds four times as many, and some are large. */
const files = import.meta.glob<string>(
  [
    '/node_modules/flag-icons/flags/4x3/{bj,bf,bi,cm,cf,td,cg,cd,eg,et,ga,gh,gw,gn,ci,ke,lr,mw,ml,mz}.svg',
    '/node_modules/flag-icons/flags/4x3/{ng,rw,sn,sl,so,za,ss,tz,ug,zm,ca,bo,br,co,ht,mx,py,pe,uy,kh}.svg',
    '/node_modules/flag-icons/flags/4x3/{cn,hk,in,my,np,pk,ph,be,cy,fi,fr,de,gr,it,mt,nl,es,se,tr,gb,bh,ae}.svg',
  ],
  { query: '?url', import: 'default', eager: true },
)

export function flagUrl(iso2: string): string {
  const url = files[`/node_modules/flag-icons/flags/4x3/${iso2}.svg`]
  if (!url) throw new Error(`There is no flag of ${iso2}`)
  return url
}
