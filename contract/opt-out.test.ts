import { expect, test } from 'vitest'
import { readContact, readKeyword } from './opt-out.ts'

test('[LEAD-5] every spelling of a number or an address is the same contact', () => {
  for (const written of [
    '6125550188',
    '(612) 555-0188',
    '+1 612 555 0188',
    '001-612-555-0188',
    ' 1.612.555.0188\u200e',
  ])
    expect(readContact(written), written).toEqual({ kind: 'phone', value: '6125550188' })
  for (const written of ['+252 61 2345678', '00252612345678', '252612345678'])
    expect(readContact(written), written).toEqual({ kind: 'phone', value: '252612345678' })
  expect(readContact(' Amina@Mail.Example ')).toEqual({ kind: 'email', value: 'amina@mail.example' })
  for (const written of ['', 'Number', '12345', '123456789012345', 'amina@', 'call 6125550188'])
    expect(readContact(written), written).toBeUndefined()
})

test('[LEAD-5] the words that end and resume text messages', () => {
  for (const text of [
    'STOP',
    ' stop. ',
    'Stop sending these',
    'unsubscribe',
    'Opt out',
    'QUIT!',
    'end',
    'cancel',
    'Revoke',
  ])
    expect(readKeyword(text), text).toBe('stop')
  for (const text of ['START', 'unstop', 'Yes.']) expect(readKeyword(text), text).toBe('start')
  for (const text of [
    '',
    'Where is my money?',
    'At the end of the month',
    'Starting when?',
    'nonstop flight',
    'yes please',
  ])
    expect(readKeyword(text), text).toBeUndefined()
})
