import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  key: string
  cert: string
  /** For Chromium's `--ignore-certificate-errors-spki-list`, which trusts it fully, cache included. */
  fingerprint: string
}

/** Self-signed, for one run. Needs `openssl`. */
export function makeCertificate(hosts: readonly string[]): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'dodam-bench-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-keyout', keyFile, '-out', certFile, '-days', '2', '-subj', '/CN=bench'],
        ...['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`],
      ],
      { stdio: 'pipe' },
    )
    const cert = readFileSync(certFile, 'utf8')
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    return {
      key: readFileSync(keyFile, 'utf8'),
      cert,
      fingerprint: createHash('sha256').update(publicKey).digest('base64'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
