// SPDX-License-Identifier: Apache-2.0

import Foundation

extension LayoutRule {
  /// The documentation of all rules in Markdown.
  package static var catalogue: String {
    let rows = all.map { rule in
      "| [\(rule.code)](#\(rule.anchor)) | \(rule.severity.rawValue) | \(rule.words.what) |"
    }
    let head = """
      # Diagnostics

      What `mullion lint` and `LayoutLinter` look for in compositional layouts, \(all.count) rules. A code never
      changes its meaning. This page is made by `mullion lint --catalogue`; a test checks that it is current.
      How to work with findings: [diagnosing layouts](Guides/diagnosing-layouts.md).

      **error**: an element is not laid out, or the app traps. **warning**: an element is probably not where it
      was meant to be. **advice**: valid, and often a surprise.

      | code | severity | what |
      | --- | --- | --- |

      """
    return head + rows.joined(separator: "\n") + "\n"
      + all.map { "\n" + $0.chapter }.joined()
  }

  private var title: String { "\(code) \(name)" }
  private var anchor: String { title.lowercased().replacing(" ", with: "-") }

  private var chapter: String {
    """
    ## \(title)

    *\(severity.rawValue)*. \(words.what)

    - Consequence: \(words.consequence)
    - Remedy: \(words.remedy)
    - Example: `\(words.example)`
    - From: \(words.source).

    """
  }
}
