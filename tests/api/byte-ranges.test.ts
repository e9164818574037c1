import { expect, readingTest as test, type TestSite } from '../support/site.ts'

const video = '/video/text2pay.mp4'

const fetchVideo = async (site: TestSite) => {
  const answer = await site.get(video)
  return { etag: answer.headers.get('etag') ?? '', answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('[HOME-3] the complete video announces support for ranges', async ({ site }) => {
  const { answer, bytes } = await fetchVideo(site)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('video/mp4')
  expect(answer.headers.get('accept-ranges')).toBe('bytes')
  expect(bytes.length).toBe(Number(answer.headers.get('content-length')))
})

test('[HOME-3] the video has two formats, each small enough for a slow network', async ({ site }) => {
  for (const ending of ['webm', 'mp4']) {
    const answer = await site.get(`/video/text2pay.${ending}`)
    expect(answer.headers.get('content-type')).toBe(`video/${ending}`)
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(300_000)
  }
})

test.for([
  ['the first two bytes, as Safari asks first', 'bytes=0-1', 0, 2],
  ['a part in the middle', 'bytes=1000-1999', 1000, 2000],
  ['all from a byte on', 'bytes=500-', 500, undefined],
  ['the last bytes', 'bytes=-300', -300, undefined],
  ['more than there is', 'bytes=0-99999999', 0, undefined],
  ['more last bytes than there are', 'bytes=-99999999', 0, undefined],
] as const)('[HOME-3] a part of the video: %s', async ([, range, start, end], { site }) => {
  const { bytes } = await fetchVideo(site)
  const expected = bytes.slice(start, end)
  const answer = await site.get(video, { range })
  const first = bytes.length - bytes.slice(start).length
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${first + expected.length - 1}/${bytes.length}`)
  expect(answer.headers.get('content-length')).toBe(String(expected.length))
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(expected)
})

test('[HOME-3] a range outside the video is refused with the video’s length', async ({ site }) => {
  const { bytes } = await fetchVideo(site)
  for (const range of [`bytes=${bytes.length}-`, 'bytes=-0']) {
    const answer = await site.get(video, { range })
    expect(answer.status, range).toBe(416)
    expect(answer.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('[HOME-3] a range is tied to the version it was requested from', async ({ site }) => {
  const { etag } = await fetchVideo(site)
  expect(etag).toMatch(/^"/)
  expect((await site.get(video, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
  expect((await site.get(video, { range: 'bytes=0-9', 'if-range': '"an older one"' })).status).toBe(200)
})

test.for(['bytes=9-1', 'bytes=-', 'bytes=0-1,5-9', 'pages=1-2', 'bytes=a-b'])(
  '[HOME-3] anything but a single byte range gets the complete video: %s',
  async (range, { site }) => {
    expect((await site.get(video, { range })).status).toBe(200)
  },
)

test('a compressed page is never sent in parts', async ({ site }) => {
  const answer = await site.get('/Compliance', { range: 'bytes=0-9' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('accept-ranges')).toBeNull()
})
