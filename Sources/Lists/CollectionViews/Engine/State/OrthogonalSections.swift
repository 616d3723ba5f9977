// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The scroll views of orthogonal sections, and the scroll offset of each section.
@MainActor
final class OrthogonalSections {
  private var shown: [Int: OrthogonalScrollView] = [:]
  private var waiting: [OrthogonalScrollView] = []
  /// The areas for which the displayed sections were last laid out.
  private var areas: [Int: OrthogonalArea] = [:]
  /// The offsets of sections, including those that are not visible.
  private var offsets: [Int: CGPoint] = [:]
  private var observers: [Int: [Int: (Int) -> Void]] = [:]
  private var nextObserver = 0

  var shownSections: [Int] { shown.keys.sorted() }

  func scrollView(ofSection section: Int) -> OrthogonalScrollView? { shown[section] }

  /// Returns the scroll offset of the section; `nil` if it has none, as before it is displayed for the first
  /// time.
  func offset(ofSection section: Int) -> CGPoint? { offsets[section] }

  func setOffset(_ offset: CGPoint, ofSection section: Int) {
    let isChange = offsets[section] != offset
    offsets[section] = offset
    guard isChange, let told = observers[section] else { return }
    for observer in told.sorted(by: { $0.key < $1.key }) { observer.value(section) }
  }

  /// Scrolls a section to `offset`; immediately if it is not visible.
  func scroll(section: Int, to offset: CGPoint, animated: Bool) {
    if let scrollView = shown[section] {
      scrollView.setContentOffset(offset, animated: animated)
    } else {
      setOffset(offset, ofSection: section)
    }
  }

  /// Calls `observer` with the section's current index whenever its offset changes, and returns the number
  /// that identifies the observer.
  func observe(section: Int, _ observer: @escaping (Int) -> Void) -> Int {
    nextObserver += 1
    observers[section, default: [:]][nextObserver] = observer
    return nextObserver
  }

  func removeObserver(_ number: Int) {
    for section in observers.keys { observers[section]?[number] = nil }
  }

  /// Returns the area for which the section was last laid out, if it is displayed.
  func shownArea(ofSection section: Int) -> OrthogonalArea? { areas[section] }

  func record(_ area: OrthogonalArea, ofSection section: Int) { areas[section] = area }

  func show(_ scrollView: OrthogonalScrollView, section: Int) {
    shown[section] = scrollView
    scrollView.section = section
  }

  func takeWaiting() -> OrthogonalScrollView? { waiting.popLast() }

  /// Removes the section's scroll view from the hierarchy; its offset is preserved.
  func hide(section: Int) {
    areas[section] = nil
    if let scrollView = shown.removeValue(forKey: section) { putAway(scrollView) }
  }

  /// Stops a scroll view and stores it for reuse by another section.
  private func putAway(_ scrollView: OrthogonalScrollView) {
    scrollView.section = nil
    scrollView.stopScrollingAndZooming()
    scrollView.removeFromSuperview()
    waiting.append(scrollView)
  }

  /// Discards the scroll offsets of all sections.
  func discardOffsets() { offsets.removeAll() }

  /// Translates the sections of offsets, scroll views and observers after an update.
  func rename(_ newSection: (Int) -> Int?) {
    let (oldShown, oldOffsets) = (shown, offsets)
    shown.removeAll()
    areas.removeAll()
    offsets.removeAll()
    let told = observers
    observers.removeAll()
    for (section, observer) in told {
      if let renamed = newSection(section) { observers[renamed] = observer }
    }
    for (section, offset) in oldOffsets {
      if let renamed = newSection(section) { offsets[renamed] = offset }
    }
    for (section, scrollView) in oldShown {
      if let renamed = newSection(section) {
        show(scrollView, section: renamed)
      } else {
        putAway(scrollView)
      }
    }
  }
}
