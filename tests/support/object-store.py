"""OpenStack Swift with its S3 interface, all four servers in one process: object-store.py <folder> <port>.

Debian's packages swift-proxy, swift-account, swift-container and swift-object, started as they are, with one disk and
one copy of everything. Ends when its standard input does.
"""

import os
import sys

import eventlet
import eventlet.hubs
import eventlet.wsgi

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

from swift.common.ring import RingBuilder
from swift.common.utils import get_logger, set_swift_dir
from swift.common.wsgi import loadapp, SwiftHttpProtocol

FOLDER, PORT = sys.argv[1], int(sys.argv[2])

STORAGE = """[DEFAULT]
devices = {folder}/disks
mount_check = false
disable_fallocate = true
swift_dir = {folder}
[pipeline:main]
pipeline = server
[app:server]
use = egg:swift#{kind}
"""

PROXY = """[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
"""


def write(name, text):
    with open(os.path.join(FOLDER, name), "w") as file:
        file.write(text)


def ring(name, port):
    builder = RingBuilder(2, 1, 0)
    builder.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "one", "weight": 1, "meta": ""})
    builder.rebalance()
    builder.get_ring().save(os.path.join(FOLDER, name + ".ring.gz"))


def serve(name, listener):
    conf = os.path.join(FOLDER, name + ".conf")
    logger = get_logger({}, name)
    app = loadapp(conf, global_conf={"log_name": name})
    options = {"protocol": SwiftHttpProtocol, "log_output": False, "capitalize_response_headers": False}
    eventlet.spawn(lambda: eventlet.wsgi.server(listener, app, logger, **options))


def main():
    os.makedirs(os.path.join(FOLDER, "disks", "one"), exist_ok=True)
    write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = tests\n[storage-policy:0]\nname = one\ndefault = yes\n")
    set_swift_dir(FOLDER)
    listeners = {"proxy": eventlet.listen(("127.0.0.1", PORT))}
    for kind in ("account", "container", "object"):
        listeners[kind] = eventlet.listen(("127.0.0.1", 0))
        ring(kind, listeners[kind].getsockname()[1])
        write(kind + ".conf", STORAGE.format(folder=FOLDER, kind=kind))
    write("proxy.conf", PROXY.format(folder=FOLDER))
    for name, listener in listeners.items():
        serve(name, listener)
    print("ready", flush=True)
    while True:
        eventlet.hubs.trampoline(0, read=True)
        if not os.read(0, 64):
            break


main()
