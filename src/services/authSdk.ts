// The part of the Auth SDK that the site uses; naming it keeps the rest out of the bundle. Loaded when a page needs to know
// who is signed in, or somebody signs in; never for a guest on a public page.
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
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  signOut,
  unlink,
  updatePhoneNumber,
} from 'firebase/auth'
