// The used part of the Auth SDK, named so that the bundler drops the rest; never loaded for guests on public pages.
export { deleteApp, FirebaseError, initializeApp } from 'firebase/app'
export {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  deleteUser,
  getAdditionalUserInfo,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  linkWithPopup,
  OAuthProvider,
  onAuthStateChanged,
  PhoneAuthProvider,
  RecaptchaVerifier,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithPopup,
  signOut,
  unlink,
  updatePhoneNumber,
} from 'firebase/auth'
