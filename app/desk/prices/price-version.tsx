import { useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { pricesTexts } from '../../../content/admin/prices.ts'
import { changesBetween } from '../../../contract/price-changes.ts'
import type { PriceVersionRows } from '../../../contract/desk-prices.ts'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { titled } from '../frame/meta.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { revalidatePage } from '../lists/list-link.tsx'
import { isMissing, PageError } from '../frame/page-error.tsx'
import type { DeskHandle } from '../frame/page-title.tsx'
import { ConfirmForm } from '../records/confirm-form.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { DeskHead } from '../ui/desk-head.tsx'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { EmptyState } from '../ui/states.tsx'
import { CountryPrices } from './country-prices.tsx'
import { PriceChanges } from './price-changes.tsx'
import { versionLine, VersionMarks } from './price-history.tsx'
import type { Route } from './+types/price-version'

const texts = pricesTexts.version

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titled(loaderData ? pricesTexts.history.version(loaderData.opened.version) : pricesTexts.title)

export const handle = { title: pricesTexts.title, needs: 'deskPrices.open' } satisfies DeskHandle

/** Each version was made from the one before it. */
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => {
  const [opened, { versions }] = await Promise.all([call('deskPrices.open', params), call('deskPrices.list')])
  const earlier = versions.map(({ version }) => version).filter((version) => version < opened.version)
  const before = earlier.length === 0 ? null : await call('deskPrices.open', { id: String(Math.max(...earlier)) })
  return { opened, before }
}

/** Versions never change, so that another country needs no other data. */
export const shouldRevalidate = revalidatePage

export function ErrorBoundary() {
  const back = useBack()
  if (!isMissing(useRouteError())) return <PageError />
  return (
    <>
      <DeskHead title={pricesTexts.title} back={back} />
      <EmptyState icon="coins" title={texts.gone.title} text={texts.gone.text} />
    </>
  )
}

/** One version of the price book, as it was saved. */
export default function PriceVersionPage({ loaderData: { opened, before } }: Route.ComponentProps) {
  const [notice, setNotice] = useState<NoticeContent>()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const navigate = useNavigate()
  const { version } = opened
  const may = useMay()
  const back = useBack()
  return (
    <>
      <DeskHead title={pricesTexts.history.version(version)} intro={versionLine(opened)} back={back}>
        {opened.state === 'upcoming' && may('deskPrices.callOff') && (
          <button className="button button-plain" type="button" onClick={() => setIsAsking(true)}>
            {texts.callOff.open}
          </button>
        )}
        {may('deskPrices.export') && (
          <ExportButton
            load={() => call('deskPrices.export', { id: String(version) })}
            name={`prices-${version}.csv`}
            onFailed={(text) => setNotice({ kind: 'bad', text })}
          />
        )}
      </DeskHead>
      <Notice notice={notice} />
      <div className="price-editor">
        <p>
          <VersionMarks version={opened} />
        </p>
        <Changes opened={opened} before={before} />
        <h2>{texts.prices}</h2>
        <CountryPrices rows={opened.rows} />
      </div>
      <Confirm title={texts.callOff.title(version)} open={isAsking} onClose={close}>
        <ConfirmForm
          button={texts.callOff.confirm}
          cancel={texts.callOff.keep}
          danger
          send={() => call('deskPrices.callOff', { id: String(version) })}
          onDone={() => navigate(back.to)}
          onClose={close}
        >
          <p>{texts.callOff.text}</p>
        </ConfirmForm>
      </Confirm>
    </>
  )
}

const useBack = () => ({ to: `/admin/prices${useLocation().search}`, text: texts.back })

type ChangesProps = { opened: PriceVersionRows; before: PriceVersionRows | null }

const Changes = ({ opened, before }: ChangesProps) => {
  const changes = before && changesBetween(before.rows, opened.rows)
  return (
    <section aria-labelledby="price-changes">
      <h2 id="price-changes">{texts.changes}</h2>
      {!changes ? (
        <p>{texts.first}</p>
      ) : changes.length === 0 ? (
        <p>{texts.same(before.version)}</p>
      ) : (
        <>
          <p>{texts.compared(before.version)}</p>
          <PriceChanges changes={changes} />
        </>
      )}
    </section>
  )
}
