import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { siteOrigin } from '~/server/site-origin.server';

/**
 * The headers that every answer carries. Pages bring their own Content-Security-Policy (see app/server/document-policy);
 * everything else gets one that allows nothing.
 */
export function securityHeaders(): MiddlewareHandler {
  const standard = secureHeaders({
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    originAgentCluster: '?1',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: siteOrigin().startsWith('https:') ? 'max-age=63072000; includeSubDomains' : false,
    xContentTypeOptions: 'nosniff',
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: 'DENY',
    xPermittedCrossDomainPolicies: 'none',
    xXssProtection: false,
    removePoweredBy: true,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
  return async (context, next) => {
    await standard(context, next);
    if (!context.res.headers.has('content-security-policy')) {
      context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
  };
}
