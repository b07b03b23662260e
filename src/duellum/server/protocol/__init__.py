"""The protocol between clients and the server: typed messages by who sends them, and their JSON schema.

Over the WebSocket each message is a JSON object whose ``type`` names it: :mod:`.client` has those that
clients send, :mod:`.server` those that the server sends, and :mod:`.events` the events inside them.
:mod:`.http` has the bodies of HTTP requests and responses, :mod:`.types` what all of them share.

Times are milliseconds, points in time are milliseconds since the epoch, and seats are 0 and 1.
``docs/server.md`` shows the messages in use.
"""
