// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

// What a screen is for those who do not see or touch it as others do.
extension CollectionViewHarness {
  /// What somebody hears who goes through the screen with a screen reader: a line for each element in
  /// sight, in reading order.
  ///
  /// An element says its name, value, what it is, its states, its place in its set, its hint and the
  /// actions of the application's own; `(–)` stands for a name that is missing. Lists and dialogs hold
  /// their elements. What the application says is in its own language, the rest in `language`; nil: in
  /// that of the ``MatrixVariant`` that is shown, or English.
  ///
  /// ```
  /// Favourites, heading
  /// list:
  ///   Kimchi pancakes, 1 of 12, actions: Delete
  /// Add, button
  /// ```
  ///
  /// Compare it with a file: `try Golden("feed-spoken").check(harness.spokenText())`.
  ///
  /// - Complexity: O(n) in the number of views in sight.
  public func spokenText(in language: TranscriptLanguage? = nil) -> String {
    let spoken = TranscriptLanguage(speaking: surface.services.environment.languages)
    return Transcript(language ?? spoken).text(of: AccessibilityReader(surface).read())
  }

  /// Where the screen breaks `rules`, in reading order; without rules, any.
  ///
  /// What is behind a text is what was painted there before it: over images, gradients and drawings
  /// nothing is found.
  ///
  /// - Complexity: O(n + t × f), n the number of views, t that of texts, f that of painted areas.
  public func accessibilityFindings(
    _ rules: Set<AccessibilityRule> = Set(AccessibilityRule.allCases)
  ) -> [AccessibilityFinding] {
    let node = AccessibilityReader(surface).read()
    let elements = ElementAudit(node).findings + FocusAudit(node, in: view).findings
    let texts = TextAudit(
      surface.displayTree(), size: size, disabled: DisabledAreas(node, in: view).areas
    ).findings
    return (elements + texts).filter { rules.contains($0.rule) }
  }
}

extension LayoutCheck {
  /// Nothing breaks `rules` of accessibility; without rules, any.
  ///
  /// ```swift
  /// try harness.check(.accessible())
  /// try harness.check(.accessible(.smallTarget, .missingLabel))
  /// ```
  public static func accessible(_ rules: AccessibilityRule...) -> LayoutCheck {
    let wanted = rules.isEmpty ? Set(AccessibilityRule.allCases) : Set(rules)
    var check = LayoutCheck(
      "accessible",
      advice: { harness in
        let broken = Set(harness.accessibilityFindings(wanted).map(\.rule))
        return AccessibilityRule.allCases.filter(broken.contains)
          .map { "\($0.rawValue): \($0.remedy)" }.joined(separator: "\n")
      },
      violations: { $0.accessibilityFindings(wanted).map(\.description) })
    check.entries = { $0.accessibilityFindings(wanted).map { FindingEntry($0) } }
    return check
  }
}
