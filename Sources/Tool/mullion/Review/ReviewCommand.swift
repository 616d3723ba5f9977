// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The command `mullion review`, which writes a page with every golden that a test run changed.
struct ReviewCommand {
  let options: ReviewOptions

  init(_ options: ReviewOptions) {
    self.options = options
  }

  /// Writes the page, or accepts the changes.
  ///
  /// - Throws: `CommandError` when a file can't be read, moved or written.
  func run() throws(CommandError) -> CommandOutcome {
    let changes = try GoldenChange.all(in: options.folder)
    guard !changes.isEmpty else {
      return CommandOutcome("No golden in \(options.folder) was changed.\n")
    }
    if options.accepts {
      for change in changes { try change.accept() }
      try removePage()
      return CommandOutcome(
        changes.map { "accepted \($0.name)\n" }.joined() + "\(changes.count) accepted.\n")
    }
    let page = ReviewPage(changes: changes, folder: options.folder)
    try NamedFile(path: options.output).write(Data(page.html.utf8))
    return CommandOutcome(
      changes.map { "\($0.name)\n" }.joined()
        + "\(changes.count) changed; see \(options.output). To accept all, add --accept.\n",
      status: 1)
  }

  /// Deletes the page of an earlier review, whose changes are accepted now.
  private func removePage() throws(CommandError) {
    guard let data = FileManager.default.contents(atPath: options.output),
      String(decoding: data.prefix(1024), as: UTF8.self).contains(ReviewPage.mark)
    else { return }
    do {
      try FileManager.default.removeItem(atPath: options.output)
    } catch {
      throw NamedFile(path: options.output).unwritten(error)
    }
  }
}
