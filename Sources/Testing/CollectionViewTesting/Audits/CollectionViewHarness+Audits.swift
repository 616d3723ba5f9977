// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

// Audits of the screen for users of assistive technologies and keyboards.
extension CollectionViewHarness {
  /// Returns the screen reader's transcript of the screen: one line for each visible element, in reading
  /// order.
  ///
  /// A line contains the element's name, value, role, states, position in its set, hint and custom actions;
  /// `(–)` stands for a missing name. Lists and dialogs contain their elements. The application's own texts
  /// are in its language, everything else is in `language`; if `nil`, in the language of the
  /// ``MatrixVariant`` that is shown, or English.
  ///
  /// ```
  /// Favourites, heading
  /// list:
  ///   Kimchi pancakes, 1 of 12, actions: Delete
  ///   Add, button
  /// ```
  ///
  /// Compare it with a file: `try Golden("feed-spoken").check(harness.spokenText())`.
  ///
  /// - Complexity: O(*n*) in the number of visible views.
  public func spokenText(in language: TranscriptLanguage? = nil) -> String {
    let spoken = TranscriptLanguage(speaking: surface.services.environment.languages)
    return Transcript(language ?? spoken).text(of: AccessibilityReader(surface).read())
  }

  /// Returns the violations of `rules` on the screen; by default, of all rules.
  ///
  /// The violations of accessibility elements come first, in reading order, then the unreachable views, then
  /// the texts in painting order. The background of a text is what was painted there before it; over images,
  /// gradients and drawings no contrast violation is reported.
  ///
  /// - Complexity: O(*n*² + *t* × *f*) in the worst case, where *n* is the number of views, *t* that of texts
  ///   and translucent areas, and *f* that of painted and disabled areas.
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
  /// Returns the check that the screen violates none of the given accessibility rules; without arguments,
  /// none of all rules.
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
