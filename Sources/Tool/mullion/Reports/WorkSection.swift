// SPDX-License-Identifier: Apache-2.0

/// The comparison of the work of a run's screens with another run, for summaries and pages.
struct WorkSection {
  let ledger: WorkLedger
  let base: WorkLedger

  private var changes: [WorkLedger.Change] { ledger.changes(since: base) }
  /// The increased counts.
  var grown: [WorkLedger.Change] { changes.filter { $0.now > $0.before } }

  /// The number of increased and decreased counts and of new screens, in one sentence.
  var sentence: String {
    let fewer = changes.count - grown.count
    let known = ledger.screens.keys.filter { base.screens[$0] != nil }.count
    let new = ledger.screens.count - known
    return "\(known) screens compared with the base: \(grown.count) numbers grew, \(fewer) fell"
      + (new > 0 ? "; \(new) screens are new." : ".")
  }

  /// Returns the relative change: `+25 %`; `new` if the old count is 0.
  static func share(_ change: WorkLedger.Change) -> String {
    guard change.before > 0 else { return "new" }
    let share = (Double(change.now - change.before) / Double(change.before) * 100).rounded()
    return "\(share > 0 ? "+" : "")\(Int(share)) %"
  }

  /// The table of increased counts as Markdown; the sentence alone if there are none.
  var markdown: String {
    let grown = grown
    guard !grown.isEmpty else { return "### Work\n\n\(sentence)" }
    let rows = grown.prefix(MarkdownSummary.limit).map { change in
      MarkdownText.row([
        MarkdownText.escaped(change.screen), change.kind, "\(change.before)", "\(change.now)",
        Self.share(change),
      ])
    }
    let table = ["| screen | work | base | now | |", "| --- | --- | ---: | ---: | ---: |"] + rows
    return MarkdownText.section(
      "Work that grew", [sentence, table.joined(separator: "\n")], of: grown.count,
      shown: rows.count)
  }

  /// The table of all changes as HTML.
  var html: String {
    let rows = changes.map { change in
      "<tr><td>\(HTMLPage.escaped(change.screen))</td><td>\(change.kind)</td>"
        + "<td>\(change.before)</td><td>\(change.now)</td><td"
        + (change.now > change.before ? " class=\"error\"" : "")
        + ">\(Self.share(change))</td></tr>"
    }
    let head = "<tr><th>screen</th><th>work</th><th>base</th><th>now</th><th></th></tr>"
    return "<p>\(sentence)</p>"
      + (rows.isEmpty ? "" : "<table>\(head)\(rows.joined(separator: "\n"))</table>")
  }
}
