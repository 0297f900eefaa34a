import type { Call } from './method.ts'

/** `projects`: domains that may open the sign-in window. */
export function projectConfig({ project }: Call) {
  return { projectId: project.id, authorizedDomains: ['localhost', '127.0.0.1'] }
}

export function recaptchaParams() {
  return {
    kind: 'identitytoolkit#GetRecaptchaParamResponse',
    recaptchaSiteKey: 'local',
    recaptchaStoken: 'local',
  }
}

export function recaptchaConfig() {
  return {
    recaptchaKey: 'projects/local/keys/local',
    recaptchaEnforcementState: ['PHONE_PROVIDER', 'EMAIL_PASSWORD_PROVIDER'].map((provider) => ({
      provider,
      enforcementState: 'OFF',
    })),
  }
}
