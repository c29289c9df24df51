import type { Check } from '../check.ts'
import { mustBe, mustHold } from '../finding.ts'
import {
  atThePassword,
  newAddress,
  newPassword,
  newPhone,
  registering,
  resetting,
  signingIn,
  withEmail,
  withPhone,
  wrongOf,
} from '../sample.ts'
import { ableTo, mustRefuse, type World } from '../world.ts'

const alive = async (world: World, token: string) => (await world.send('getEmployees', { token })).status

/** What browsers keep of one cookie: name, value and attributes together. */
const maxCookieBytes = 4096
const otherCookieBytes = 'token=; Path=/; Max-Age=2592000; SameSite=Strict; Secure'.length

export const access: readonly Check[] = [
  {
    id: 'session/token-fits',
    calls: ['login2Factor'],
    description: 'A token fits in a cookie without encoding: printable ASCII without separators, and short enough',
    async run(world) {
      const { authToken } = await world.done<{ authToken: string }>('login2Factor', await signingIn(world))
      mustHold('its letters', 'none that a cookie has to encode', /^[!#-+\--:<-[\]-~]+$/.test(authToken), authToken)
      mustHold(
        'its length',
        `at most ${maxCookieBytes - otherCookieBytes}`,
        authToken.length <= maxCookieBytes - otherCookieBytes,
        authToken.length,
      )
    },
  },
  {
    id: 'code/sign-in-wrong',
    calls: ['login2Factor'],
    description: 'A wrong code gets a 401, and the right one still signs in',
    async run(world) {
      const {
        basic,
        body: { smsCode },
      } = await signingIn(world)
      mustRefuse('a wrong code', await world.send('login2Factor', { basic, body: { smsCode: wrongOf(smsCode) } }), 401)
      await world.done('login2Factor', { basic, body: { smsCode } })
    },
  },
  {
    id: 'code/sign-in-once',
    calls: ['login2Factor'],
    description: 'A code signs in once',
    async run(world) {
      const input = await signingIn(world)
      await world.done('login2Factor', input)
      mustRefuse('the same code again', await world.send('login2Factor', input), 401)
    },
  },
  {
    id: 'code/sign-in-together',
    calls: ['login2Factor'],
    description: 'Of simultaneous calls with one code exactly one signs in',
    async run(world) {
      const input = await signingIn(world)
      const answers = await Promise.all(Array.from({ length: 4 }, () => world.send('login2Factor', input)))
      mustBe(
        'statuses',
        [200, 401, 401, 401],
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
      )
    },
  },
  {
    id: 'code/sign-in-old',
    calls: ['login2Factor'],
    description: 'An expired code does not sign in',
    async run(world) {
      const ageCodes = ableTo(world, 'ageCodes')
      const input = await signingIn(world)
      await ageCodes(input.basic.email)
      mustRefuse('an old code', await world.send('login2Factor', input), 401)
    },
  },
  {
    id: 'code/sign-in-tries',
    calls: ['login2Factor'],
    description: 'After at most ten wrong codes the right one does not sign in either',
    async run(world) {
      const {
        basic,
        body: { smsCode },
      } = await signingIn(world)
      for (let tries = 0; tries < 10; tries += 1)
        mustRefuse(
          'a wrong code',
          await world.send('login2Factor', { basic, body: { smsCode: wrongOf(smsCode) } }),
          401,
          429,
        )
      mustRefuse('the right code afterwards', await world.send('login2Factor', { basic, body: { smsCode } }), 401, 429)
    },
  },
  {
    id: 'code/sign-in-other',
    calls: ['login2Factor'],
    description: 'A code of another patient does not sign in',
    async run(world) {
      const [mine, theirs] = [await signingIn(world), await signingIn(world)]
      if (mine.body.smsCode === theirs.body.smsCode) return
      mustRefuse(
        "another patient's code",
        await world.send('login2Factor', { basic: mine.basic, body: theirs.body }),
        401,
      )
    },
  },
  {
    id: 'code/app-once',
    calls: ['login2FactorOTP'],
    description: 'A code of an authenticator app signs in once, a wrong one never',
    async run(world) {
      const basic = await world.patient('app')
      const otp = await world.adapter.codeFor(basic.email, 'app')
      mustRefuse('a wrong code', await world.send('login2FactorOTP', { basic, body: { otp: wrongOf(otp) } }), 401)
      await world.done('login2FactorOTP', { basic, body: { otp } })
      mustRefuse('the same code again', await world.send('login2FactorOTP', { basic, body: { otp } }), 401)
    },
  },
  {
    id: 'sign-in/method',
    calls: ['login'],
    description: 'The first step returns the second factor: sms or otp',
    async run(world) {
      const method = async (state: 'onboarded' | 'app') =>
        (await world.done<{ method?: string }>('login', { basic: await world.patient(state) })).method
      mustBe('methods', ['sms', 'otp'], [await method('onboarded'), await method('app')])
    },
  },
  {
    id: 'sign-in/password',
    calls: ['login'],
    description: 'A wrong password gets a 401 at both steps, and a 429 after several attempts',
    async run(world) {
      const { basic, body } = await signingIn(world)
      const wrong = { ...basic, password: `${basic.password}x` }
      mustRefuse('the code with a wrong password', await world.send('login2Factor', { basic: wrong, body }), 401)
      const statuses = []
      for (let tries = 0; tries < 12; tries += 1) statuses.push((await world.send('login', { basic: wrong })).status)
      mustBe('first', 401, statuses[0])
      mustBe('last', 429, statuses.at(-1))
    },
  },
  {
    id: 'sign-in/unknown',
    calls: ['login'],
    description: 'An unknown e-mail address gets the same answer as a wrong password',
    async run(world) {
      const { email } = await world.patient('onboarded')
      const [known, unknown] = [
        await world.send('login', { basic: { email, password: 'Helemaal-Fout-1' } }),
        await world.send('login', { basic: { email: newAddress(), password: 'Helemaal-Fout-1' } }),
      ]
      mustBe('status and text', [known.status, known.text], [unknown.status, unknown.text])
    },
  },
  {
    id: 'registration/code-once',
    calls: ['validateEmailAddress'],
    description: 'A code by e-mail is accepted once; a wrong one gets a 401, an unknown registration a 412',
    async run(world) {
      const { registrationToken, emailCode } = await registering(world)
      mustRefuse(
        'a wrong code',
        await world.send('validateEmailAddress', { body: { registrationToken, emailCode: wrongOf(emailCode) } }),
        401,
      )
      mustRefuse(
        'an unknown registration',
        await world.send('validateEmailAddress', { body: { registrationToken: 'nooit-gegeven', emailCode } }),
        412,
      )
      await world.done('validateEmailAddress', { body: { registrationToken, emailCode } })
      mustRefuse(
        'the same code again',
        await world.send('validateEmailAddress', { body: { registrationToken, emailCode } }),
        401,
      )
    },
  },
  {
    id: 'registration/phone-code-once',
    calls: ['validatePhoneNumber'],
    description: 'A code by text message is accepted once, and a wrong one gets a 401',
    async run(world) {
      const { registrationToken, smsCode } = await withPhone(world)
      mustRefuse(
        'a wrong code',
        await world.send('validatePhoneNumber', { body: { registrationToken, smsCode: wrongOf(smsCode) } }),
        401,
      )
      await world.done('validatePhoneNumber', { body: { registrationToken, smsCode } })
      mustRefuse(
        'the same code again',
        await world.send('validatePhoneNumber', { body: { registrationToken, smsCode } }),
        401,
      )
    },
  },
  {
    id: 'registration/order',
    calls: ['registerPhoneNumber', 'registerPassword'],
    description: 'No step of a registration can be skipped (412)',
    async run(world) {
      const { registrationToken } = await registering(world)
      mustRefuse(
        'a phone number before the address is confirmed',
        await world.send('registerPhoneNumber', { body: { registrationToken, phoneNumber: newPhone() } }),
        412,
      )
      const { registrationToken: later } = await withPhone(world)
      mustRefuse(
        'a password before the number is confirmed',
        await world.send('registerPassword', { body: { registrationToken: later, password: newPassword() } }),
        412,
      )
    },
  },
  {
    id: 'registration/input',
    calls: ['registerEmailAddress', 'registerPhoneNumber', 'registerPassword'],
    description: 'An invalid e-mail address or phone number and a weak password get a 491',
    async run(world) {
      mustRefuse(
        'no address',
        await world.send('registerEmailAddress', { body: { emailAddress: 'geen-adres', visitorId: 'bezoeker' } }),
        491,
      )
      const { registrationToken } = await withEmail(world)
      for (const phoneNumber of ['0612', '06 1234 5678', '1234567890123456'])
        mustRefuse(
          `the number ${phoneNumber}`,
          await world.send('registerPhoneNumber', { body: { registrationToken, phoneNumber } }),
          491,
        )
      const { registrationToken: last } = await atThePassword(world)
      for (const password of ['Kort-1!ab', 'alleen-klein-1', 'ALLEEN-GROOT-1', 'Geen-Cijfers-x', 'GeenLeesteken1'])
        mustRefuse(
          `the password ${password}`,
          await world.send('registerPassword', { body: { registrationToken: last, password } }),
          491,
        )
    },
  },
  {
    id: 'registration/signs-in',
    calls: ['registerPassword', 'login'],
    description: 'A registered patient is signed in, can sign in again, and the registration is closed',
    async run(world) {
      const { emailAddress, registrationToken } = await atThePassword(world)
      const password = newPassword()
      const { authToken } = await world.done<{ authToken: string }>('registerPassword', {
        body: { registrationToken, password },
      })
      mustBe('onboarding of a newcomer', false, (await world.info(authToken)).user.onBoardingComplete)
      await world.signIn({ email: emailAddress, password })
      mustRefuse(
        'the same registration again',
        await world.send('registerPassword', { body: { registrationToken, password } }),
        409,
        412,
      )
    },
  },
  {
    id: 'registration/known-address',
    calls: ['registerEmailAddress'],
    description: 'An e-mail address with an account gets the same answer as any other',
    async run(world) {
      const { email } = await world.patient('onboarded')
      await world.done('registerEmailAddress', { body: { emailAddress: email, visitorId: 'bezoeker' } })
    },
  },
  {
    id: 'reset/new-password',
    calls: ['passwordReset2Factor'],
    description: 'A new password replaces the old one, ends every session and uses up the code',
    async run(world) {
      const { basic, emailAddress, code } = await resetting(world)
      const [token, password] = [await world.signIn(basic), newPassword()]
      const input = { body: { emailAddress, emailCode: code, password } }
      await world.done('passwordReset2Factor', input)
      mustRefuse('the old password', await world.send('login', { basic }), 401)
      mustBe('an earlier session', 401, await alive(world, token))
      mustRefuse('the same code again', await world.send('passwordReset2Factor', input), 401)
      mustBe('the new password', 200, (await world.send('login', { basic: { ...basic, password } })).status)
    },
  },
  {
    id: 'reset/check-first',
    calls: ['validateCode', 'passwordReset2Factor'],
    description: 'Validating a code does not use it up; a wrong one gets a 401, a weak password a 491',
    async run(world) {
      const { emailAddress, code } = await resetting(world)
      mustRefuse(
        'a wrong code',
        await world.send('validateCode', { body: { emailAddress, code: wrongOf(code), type: 'EMAIL' } }),
        401,
      )
      await world.done('validateCode', { body: { emailAddress, code, type: 'EMAIL' } })
      mustRefuse(
        'a wrong code with a password',
        await world.send('passwordReset2Factor', {
          body: { emailAddress, emailCode: wrongOf(code), password: newPassword() },
        }),
        401,
      )
      mustRefuse(
        'a weak password',
        await world.send('passwordReset2Factor', { body: { emailAddress, emailCode: code, password: 'Kort-1!' } }),
        491,
      )
      await world.done('passwordReset2Factor', { body: { emailAddress, emailCode: code, password: newPassword() } })
    },
  },
  {
    id: 'reset/unknown',
    calls: ['passwordResetRequest'],
    description: 'An unknown e-mail address gets the same answer as one with an account; an invalid one gets a 491',
    async run(world) {
      const { email } = await world.patient('onboarded')
      const [known, unknown] = [
        await world.send('passwordResetRequest', { body: { emailAddress: email } }),
        await world.send('passwordResetRequest', { body: { emailAddress: newAddress() } }),
      ]
      mustBe('status and text', [known.status, known.text], [unknown.status, unknown.text])
      mustRefuse('no address', await world.send('passwordResetRequest', { body: { emailAddress: 'geen-adres' } }), 491)
    },
  },
  {
    id: 'session/ended',
    calls: ['login2Factor', 'getEmployees'],
    description: 'A session ended by staff is invalid',
    async run(world) {
      const endSessions = ableTo(world, 'endSessions')
      const { email, token } = await world.signedIn('onboarded')
      mustBe('before', 200, await alive(world, token))
      await endSessions(email)
      mustBe('afterwards', 401, await alive(world, token))
    },
  },
  {
    id: 'session/signed-off',
    calls: ['login2Factor', 'getEmployees'],
    description: 'Logging off invalidates the token of its session and no other',
    async run(world) {
      const path = ableTo(world, 'signOutPath')
      const patient = await world.signedIn('onboarded')
      const other = await world.signedIn('onboarded')
      const status = await world.post(path, patient.token)
      mustHold('logging off', '2xx', status >= 200 && status < 300, status)
      mustBe(
        'this token and the other',
        [401, 200],
        [await alive(world, patient.token), await alive(world, other.token)],
      )
    },
  },
]
