/*
 * A self-signed certificate for localhost with its key, for servers in tests. Valid until 2126.
 * Made with: openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj /CN=localhost
 *   -addext "subjectAltName=DNS:localhost,IP:127.0.0.1"
 */
export const LOCALHOST_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg70O5Lil6ytIxgDji
c5JU1eF8OFjOw07ORcfAFmYkXlmhRANCAATAR7zIEtgzhFnlhNZy3H5n+UTl/teZ
fLrvLbTC+i77tMgKZXl5XP7SSHI7xtM5pI+ESVVkGEXmVn2m7lbOBlAw
-----END PRIVATE KEY-----
`;

export const LOCALHOST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUOQFlmAcl479P/QZP2qMC51VU10swCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjEzMTYzMVoYDzIxMjYxMDI5
MTMxNjMxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATAR7zIEtgzhFnlhNZy3H5n+UTl/teZfLrvLbTC+i77tMgKZXl5XP7S
SHI7xtM5pI+ESVVkGEXmVn2m7lbOBlAwo28wbTAdBgNVHQ4EFgQU1SH60ChvE1br
EJF5blkkqJSbuX8wHwYDVR0jBBgwFoAU1SH60ChvE1brEJF5blkkqJSbuX8wDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhALCqLJStM1hhRfRLyuzI8A22X7vuoKS9JYWebxjcIylFAiEA
y8NsOq3m4XB0eJ9XC9fdKP40ulRgauFn2gU7Vz4PSOQ=
-----END CERTIFICATE-----
`;
