// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// The scroll views of orthogonal sections, and how far each section has scrolled.
@MainActor
final class OrthogonalSections {
  private var shown: [Int: OrthogonalScrollView] = [:]
  private var waiting: [OrthogonalScrollView] = []
  /// Offsets of sections, also of those out of sight.
  private var offsets: [Int: CGPoint] = [:]

  var shownSections: [Int] { shown.keys.sorted() }

  func scrollView(ofSection section: Int) -> OrthogonalScrollView? { shown[section] }

  /// How far the section has scrolled; `nil` when it was never shown.
  func offset(ofSection section: Int) -> CGPoint? { offsets[section] }

  func setOffset(_ offset: CGPoint, ofSection section: Int) { offsets[section] = offset }

  func show(_ scrollView: OrthogonalScrollView, section: Int) {
    shown[section] = scrollView
    scrollView.section = section
  }

  func takeWaiting() -> OrthogonalScrollView? { waiting.popLast() }

  /// Takes the section's scroll view out of the view tree; its offset is kept.
  func hide(section: Int) {
    guard let scrollView = shown.removeValue(forKey: section) else { return }
    scrollView.section = nil
    scrollView.removeFromSuperview()
    waiting.append(scrollView)
  }

  /// Forgets how far sections have scrolled.
  func forgetOffsets() { offsets.removeAll() }

  /// Gives offsets and scroll views to the sections as they are numbered after an update.
  func rename(_ newSection: (Int) -> Int?) {
    let (oldShown, oldOffsets) = (shown, offsets)
    shown.removeAll()
    offsets.removeAll()
    for (section, offset) in oldOffsets {
      if let renamed = newSection(section) { offsets[renamed] = offset }
    }
    for (section, scrollView) in oldShown {
      if let renamed = newSection(section) {
        show(scrollView, section: renamed)
      } else {
        scrollView.section = nil
        scrollView.removeFromSuperview()
        waiting.append(scrollView)
      }
    }
  }
}
