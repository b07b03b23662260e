"""Messages put into a page as if the server had sent them, and answers given in the engine's place."""

from playwright.sync_api import Page

from tests.web.visitor import Message, Visitor

_RECORD_SOCKET = """(() => {
  const staged = window.staged = { socket: null, state: null, answers: {}, isStaging: false };
  const follow = message => {
    if (message.type === 'state') staged.state = message;
    if (message.type !== 'update' || staged.state === null) return;
    const { type, events, ...changes } = message;
    let moves = staged.state.moves;
    for (const event of events) {
      if (event.type === 'moved') moves = [...moves, event.ply];
      if (event.type === 'undone') moves = moves.slice(0, event.plies);
    }
    staged.state = { ...staged.state, ...changes, moves };
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      staged.socket = this;
      this.addEventListener('message', event => staged.isStaging || follow(JSON.parse(event.data)));
    }
    send(text) {
      const { type, id } = JSON.parse(text);
      const answer = staged.answers[type];
      if (answer === undefined) return super.send(text);
      const usual = { type, command: id, ply: staged.state.situation.ply, depth: 0, is_final: true };
      setTimeout(() => staged.receive({ ...usual, ...answer })); // like a server, never within the call
    }
  };
  staged.receive = message => {
    staged.isStaging = true;
    staged.socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    staged.isStaging = false;
  };
})()"""


def record_socket(visitor: Visitor) -> None:
    """Prepare the visitor's next pages; the other functions need it."""
    visitor.context.add_init_script(_RECORD_SOCKET)


def receive(page: Page, message: Message) -> None:
    """Let the page receive a message."""
    page.evaluate("message => window.staged.receive(message)", message)


def change_state(page: Page, changes: Message) -> None:
    """Let the page receive the state of its game with changes, which replace those of the last call."""
    page.evaluate("changes => window.staged.receive({ ...window.staged.state, ...changes })", changes)


def give_answer(page: Page, query: str, answer: Message) -> None:
    """Answer each query of this type in the server's place from now on."""
    page.evaluate(
        "([query, answer]) => { window.staged.answers[query] = answer; }",
        [query, answer],
    )
