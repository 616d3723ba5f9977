// SPDX-License-Identifier: Apache-2.0

/// The messages of the mailbox, with their state.
struct Mailbox {
  private(set) var messages = Message.made(40)
  private(set) var unread: Set<Int> = [0, 1, 4, 9, 10]
  private(set) var flagged: Set<Int> = [3]

  func isUnread(_ message: Message) -> Bool { unread.contains(message.number) }

  func isFlagged(_ message: Message) -> Bool { flagged.contains(message.number) }

  mutating func toggleUnread(_ message: Message) {
    unread.formSymmetricDifference([message.number])
  }

  mutating func toggleFlag(_ message: Message) {
    flagged.formSymmetricDifference([message.number])
  }

  mutating func remove(_ gone: Set<Message>) {
    messages.removeAll { gone.contains($0) }
  }
}
