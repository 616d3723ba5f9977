// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

extension LayoutCheck {
  /// The rule that no element was measured twice since the last change of data or available size.
  ///
  /// Reloads, updates, another size, other traits, another layout and cells with new contents justify another
  /// measurement. An invalidation of the whole layout does not, nor does a cell that changes its preferred
  /// size.
  public static let measuredOnce = LayoutCheck(
    "nothing measured twice",
    advice: { _ in
      """
      Configure a cell before it is laid out, return the same size for the same width, and \
      invalidate one item or section rather than all.
      """
    },
    violations: { harness in
      let often = harness.journal.measured.filter { $0.value.count > 1 }
      return often.sorted { $0.key.indexPath < $1.key.indexPath }.map { element, answers in
        "\(element.name) was measured \(answers.count) times: "
          + answers.map(\.description).joined(separator: ", then ")
      }
    })

  /// Returns the rule that the linter reports no finding of `severity` or worse.
  ///
  /// On failure, drawings of the layouts (``LayoutDrawing``) are written beside the test's goldens, into
  /// files that end in `.layout.new.svg`; a check that passes deletes them. A finding includes the line that
  /// created the description (``LintFinding/place``).
  public static func noLintFindings(
    atLeast severity: LintFinding.Severity = .warning
  ) -> LayoutCheck {
    let found: @MainActor @Sendable (CollectionViewHarness) -> [LintFinding] = { harness in
      let order = LintFinding.Severity.allCases
      let last = order.firstIndex(of: severity) ?? order.count
      return harness.lintFindings.filter { (order.firstIndex(of: $0.severity) ?? 0) <= last }
    }
    var check = LayoutCheck("no lint findings") { harness in
      found(harness).map { finding in
        [finding.description, finding.place.map { "  made at \($0)" }].compactMap(\.self)
          .joined(separator: "\n")
      }
    }
    check.wantsDrawings = true
    check.entries = { found($0).map { FindingEntry($0) } }
    return check
  }
}
