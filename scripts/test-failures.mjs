// Lists each test that failed or was not run, where, and why. A long run is read from its end.
import { stripVTControlCharacters } from 'node:util'
import { thorough } from './thorough-tests.mjs'

export const vitestFailures = (report) =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [describe(name, [message])] : []
    return failed.map(({ fullName, failureMessages }) => describe(`${name}: ${fullName}`, failureMessages))
  })

export const browserFailures = (report) => [
  ...(report?.errors ?? []).map(({ message }) => stripVTControlCharacters(message)),
  ...(report?.suites ?? []).flatMap(failedSpecs),
]

/** A skipped test proves nothing; those left out on purpose have a command of their own. */
export const vitestNotRun = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'skipped')
      .filter(({ fullName }) => !fullName.includes(thorough))
      .map(({ fullName }) => `${name}: ${fullName}`),
  )

export const browserNotRun = (report) => (report?.suites ?? []).flatMap(skippedSpecs)

const skippedSpecs = (suite) => [
  ...(suite.suites ?? []).flatMap(skippedSpecs),
  ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) =>
        [`${file}:${line}: ${title}`, ...annotations.map(({ description }) => description)].join(': '),
      ),
  ),
]

const failedSpecs = (suite) => [
  ...(suite.suites ?? []).flatMap(failedSpecs),
  ...(suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      describe(
        `${file}:${line}: ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      ),
    ),
]

const describe = (where, causes) =>
  [where, ...causes.map((cause) => indent(stripVTControlCharacters(cause ?? '')))].join('\n')

/** The first lines say why; the rest is a stack trace. */
const indent = (text) =>
  text
    .split('\n')
    .slice(0, 20)
    .map((line) => `    ${line}`)
    .join('\n')
