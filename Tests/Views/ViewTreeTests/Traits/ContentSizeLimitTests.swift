// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of limits of the content size category in views.
@MainActor
struct ContentSizeLimitTests {
  private let outer = UIView()
  private let inner = UILabel()
  private let stage: Stage

  init() {
    outer.addSubview(inner)
    stage = Stage(
      outer, traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
  }

  private var size: UIContentSizeCategory { inner.traitCollection.preferredContentSizeCategory }

  @Test func `text grows no further than the largest size, in all views inside`() {
    expect(size == .accessibilityLarge && outer.maximumContentSizeCategory == nil)
    inner.font = .preferredFont(forTextStyle: .body)
    inner.adjustsFontForContentSizeCategory = true
    let large = inner.font.pointSize
    outer.maximumContentSizeCategory = .extraLarge
    expect(size == .extraLarge && inner.font.pointSize < large)
    inner.maximumContentSizeCategory = .small
    expect(size, equals: .small)
    inner.maximumContentSizeCategory = nil
    outer.maximumContentSizeCategory = nil
    expect(size == .accessibilityLarge && inner.font.pointSize == large)
  }

  @Test func `text shrinks no further than the smallest size`() {
    inner.minimumContentSizeCategory = .accessibilityExtraLarge
    expect(size, equals: .accessibilityExtraLarge)
    expect(outer.traitCollection.preferredContentSizeCategory, equals: .accessibilityLarge)
    inner.maximumContentSizeCategory = .medium
    expect(size, equals: .medium)
  }

  @Test func `a size between the limits stays`() {
    outer.minimumContentSizeCategory = .small
    outer.maximumContentSizeCategory = .accessibilityExtraLarge
    expect(size, equals: .accessibilityLarge)
  }
}
