"""A push service and a browser for the tests: an HTTPS server that takes messages, and the keys that read them.

It decrypts by the letter of RFC 8291 and checks signatures by the letter of RFC 8292, with nothing of what encrypts and signs.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID

from heckmeck.store.pushes import Subscription

CURVE = ec.SECP256R1()
PATIENCE = 300


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """Somebody's browser: a key pair and a secret, and where it gets messages."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = b"sixteen bytes ok"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> Subscription:
        return Subscription(self.endpoint, text_of(self.point), text_of(self.auth), "en")

    def wanted(self, language: str = "en") -> dict[str, str]:
        """What it tells the server."""
        return {"endpoint": self.endpoint, "p256dh": text_of(self.point), "auth": text_of(self.auth), "language": language}

    def read(self, body: bytes) -> bytes:
        """Section 3.4 of RFC 8291. A message is one record, and the padding after its last byte begins with a 2."""
        salt, record_size, key_length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + key_length], body[21 + key_length :]
        assert key_length == 65
        assert len(sealed) <= record_size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = _hkdf(self.auth, shared, b"WebPush: info\0" + self.point + sender, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert opened[-1] == 2
        return opened[:-1]


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, for no more than one block."""
    extracted = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(extracted, info + b"\1", hashlib.sha256).digest()[:length]


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """What a server says of itself and the key that it is known by, once its signature was checked."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = bytes_of(signature)
    assert len(raw) == 64
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(parts["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(bytes_of(claims)), parts["k"]


@dataclass(frozen=True)
class Message:
    """What came in."""

    path: str
    headers: dict[str, str]
    """Their names in lower case."""
    body: bytes


class Service:
    """A push service. The path says how it answers: `/ok/…` takes a message, `/410/…` and other numbers answer with that status,
    `/hang/…` never answers, `/silent/…` hangs up, `/noise/…` speaks no HTTP, and `/endless/…` never ends its head."""

    def __init__(self, certificate: Path, host: str, port: int = 0) -> None:
        self.certificate = certificate
        self.messages: Queue[Message] = Queue()
        """Those that it took."""
        self.asked: list[str] = []
        """The paths of all requests."""
        self.connections = 0
        self.stopping = threading.Event()
        self.server = _Server((host, port), _handler(self))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self.context = context
        self.server.service = self

    @property
    def port(self) -> int:
        return int(self.server.server_address[1])

    def browser(self, path: str, host: str = "127.0.0.1") -> Browser:
        return Browser(f"https://{host}:{self.port}{path}")

    def next(self) -> Message:
        return self.messages.get(timeout=PATIENCE)


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    service: Service

    def get_request(self) -> tuple[Any, Any]:
        self.service.connections += 1
        return super().get_request()

    def finish_request(self, request: Any, client_address: Any) -> None:
        # In the connection's own thread, so that nobody holds up the others.
        try:
            with self.service.context.wrap_socket(request, server_side=True) as opened:
                super().finish_request(opened, client_address)
        except OSError:
            return  # whoever doesn't trust the certificate hangs up


def _handler(service: Service) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.asked.append(self.path)
            how = self.path.split("/")[1]
            if how == "hang":
                service.stopping.wait(PATIENCE)
            elif how == "noise":
                self.wfile.write(b"220 smtp.example.org ESMTP\r\n\r\n")
            elif how == "endless":
                self.wfile.write(b"HTTP/1.1 201 Created\r\n")
                while not service.stopping.is_set():
                    self.wfile.write(b"X-More: " + b"m" * 1000 + b"\r\n")
            elif how != "silent":
                if how == "ok":
                    headers = {name.lower(): value for name, value in self.headers.items()}
                    service.messages.put(Message(self.path, headers, body))
                self.send_response(201 if how == "ok" else int(how))
                self.send_header("Location", f"https://127.0.0.1:{service.port}/ok/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()
            self.close_connection = True

        def log_message(self, *_: Any) -> None:
            pass

    return Handler


@contextmanager
def push_service(folder: Path, host: str = "127.0.0.1", port: int = 0) -> Iterator[Service]:
    certificate = folder / "push.pem"
    if not certificate.exists():
        certificate.write_bytes(_certificate())
    service = Service(certificate, host, port)
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.stopping.set()
        service.server.shutdown()
        service.server.server_close()
        thread.join(PATIENCE)


def _certificate() -> bytes:
    """For this machine's own addresses and a name, signed by itself."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push.test")])
    now = datetime.now(UTC)
    known = [x509.DNSName("push.test"), *[x509.IPAddress(ipaddress.ip_address(f"127.0.0.{last}")) for last in (1, 2)]]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(known), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    kind = serialization.PrivateFormat.PKCS8
    private = key.private_bytes(serialization.Encoding.PEM, kind, serialization.NoEncryption())
    return private + made.public_bytes(serialization.Encoding.PEM)


def main() -> None:
    """`heckmeck` with push messages to this machine, which no server for people sends."""
    import os

    from heckmeck import cli
    from heckmeck.server import push_send

    push_send.PUBLIC = push_send.Reach(lambda address: address.startswith("127."), None, os.environ["PUSH_CERTIFICATE"])
    cli.run()


if __name__ == "__main__":
    main()
