import { deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  deleteUser,
  getAdditionalUserInfo,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  OAuthProvider,
  PhoneAuthProvider,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithCredential,
  signOut,
  type User,
  type UserCredential,
  unlink,
  updatePhoneNumber,
  updateProfile,
} from 'firebase/auth'

/** A step's result without ids and times, or the SDK's error code. */
export type StepResult = readonly [step: string, result: unknown]

const ONE = '+821011111111'
const TWO = '+821022222222'
const noRobot = { type: 'recaptcha', verify: async () => 'no robot', _reset: () => undefined }

function factsOf(user: User) {
  const { phoneNumber, isAnonymous, displayName, email } = user
  // Their order is not specified.
  const providers = user.providerData.map(({ providerId, uid }) => `${providerId} ${uid}`).sort()
  return { phoneNumber, isAnonymous, displayName, email, providers }
}

export async function runSteps(origin: string, project: string): Promise<StepResult[]> {
  const results: StepResult[] = []
  const apps: ReturnType<typeof initializeApp>[] = []
  function browser(): Auth {
    const app = initializeApp({ apiKey: project, authDomain: location.host }, crypto.randomUUID())
    apps.push(app)
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, origin, { disableWarnings: true })
    return auth
  }
  async function step(name: string, run: () => Promise<unknown>): Promise<void> {
    try {
      results.push([name, (await run()) ?? 'done'])
    } catch (error) {
      results.push([name, error instanceof Object && 'code' in error ? error.code : String(error)])
    }
  }
  const codeOf = async (sessionInfo: string): Promise<string> => {
    const answer = await fetch(`${origin}/emulator/v1/projects/${project}/verificationCodes`)
    const { verificationCodes }: { verificationCodes: Record<string, string>[] } =
      await answer.json()
    return verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code ?? ''
  }
  const proof = async (auth: Auth, phone: string, code?: string) => {
    const sending = await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, noRobot)
    return PhoneAuthProvider.credential(sending, code ?? (await codeOf(sending)))
  }
  const claimed = (providerId: string, claims: object) =>
    new OAuthProvider(providerId).credential({ idToken: JSON.stringify(claims) })
  const answerOf = (credential: UserCredential) => ({
    ...factsOf(credential.user),
    isNewUser: getAdditionalUserInfo(credential)?.isNewUser,
    provider: credential.providerId,
  })
  const current = (auth: Auth): User => {
    if (!auth.currentUser) throw new Error('nobody')
    return auth.currentUser
  }

  const [a, b, c] = [browser(), browser(), browser()]
  await step('a bad phone', () => proof(a, '010-1', '1'))
  await step('a wrong code', async () => signInWithCredential(a, await proof(a, ONE, '000000')))
  await step('an unknown sending', () =>
    signInWithCredential(a, PhoneAuthProvider.credential('x', '1')),
  )
  await step('sign up', async () => answerOf(await signInWithCredential(a, await proof(a, ONE))))
  await step('claims', async () => {
    const { claims, signInProvider } = await current(a).getIdTokenResult()
    return [claims.phone_number, claims.firebase, signInProvider, claims.user_id === claims.sub]
  })
  await step('sign in again', async () =>
    answerOf(await signInWithCredential(b, await proof(b, ONE))),
  )
  await step('one person', async () => current(a).uid === current(b).uid)
  await step('a name', () => updateProfile(current(a), { displayName: '하준맘' }))
  await step('the name elsewhere', async () => {
    await current(b).reload()
    return factsOf(current(b))
  })
  const kakao = { sub: 'k-1', name: 'parent' }
  await step('link', async () =>
    answerOf(await linkWithCredential(current(a), claimed('oidc.kakao', kakao))),
  )
  await step('link twice', async () =>
    answerOf(await linkWithCredential(current(a), claimed('oidc.kakao', kakao))),
  )
  await step('sign in by it', async () =>
    answerOf(await signInWithCredential(c, claimed('oidc.kakao', kakao))),
  )
  await step('claims of it', async () => (await current(c).getIdTokenResult()).claims.firebase)
  await step('another person', async () =>
    answerOf(await signInWithCredential(c, claimed('google.com', { sub: 'g-1' }))),
  )
  await step('identity of another', async () =>
    answerOf(await linkWithCredential(current(c), claimed('oidc.kakao', kakao))),
  )
  await step('phone of another', async () => updatePhoneNumber(current(c), await proof(c, ONE)))
  await step('a phone for it', async () => {
    await linkWithCredential(current(c), await proof(c, TWO))
    return factsOf(current(c))
  })
  await step('sign in afresh', async () =>
    answerOf(await reauthenticateWithCredential(current(c), await proof(c, TWO))),
  )
  await step('afresh as another', async () =>
    answerOf(await reauthenticateWithCredential(current(c), await proof(c, ONE))),
  )
  await step('unlink', async () => factsOf(await unlink(current(c), 'google.com')))
  await step('unlink what is not there', () => unlink(current(c), 'google.com'))
  await step('free again', async () =>
    answerOf(await linkWithCredential(current(a), claimed('google.com', { sub: 'g-1' }))),
  )
  await step('another phone', async () => {
    await updatePhoneNumber(current(c), await proof(c, '+821033333333'))
    return factsOf(current(c))
  })
  await step('a new token', async () => {
    const before = current(c).refreshToken
    await current(c).getIdToken(true)
    return typeof before
  })
  await step('delete', () => deleteUser(current(a)))
  await step('its other session', () => current(b).reload())
  await step('sign up anew', async () =>
    answerOf(await signInWithCredential(a, await proof(a, ONE))),
  )
  await step('sign out', () => signOut(a))
  await step('nobody', async () => answerOf(await signInAnonymously(a)))
  await step('no id token', () => signInWithCredential(a, claimed('oidc.kakao', {})))
  await Promise.all(apps.map((app) => deleteApp(app)))
  return results
}

Object.assign(window, { runSteps })
