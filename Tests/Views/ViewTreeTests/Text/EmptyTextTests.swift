// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of empty Foundation values, which behave as on Apple platforms.
@MainActor
struct EmptyTextTests {
  @Test func `texts with attributes can be empty`() {
    expect(NSAttributedString().length, equals: 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    expect(text.string, equals: "a")
  }

  @Test func `a progress can have no units yet`() {
    let progress = Progress()
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    expect(progress.fractionCompleted, equals: 0.25)
  }

  @Test func `an effect of letters is kept`() {
    let style = NSAttributedString.TextEffectStyle.letterpressStyle
    let text = NSAttributedString(string: "a", attributes: [.textEffect: style])
    expect(
      text.attribute(.textEffect, at: 0, effectiveRange: nil)
        as? NSAttributedString.TextEffectStyle, equals: style)
  }
}
