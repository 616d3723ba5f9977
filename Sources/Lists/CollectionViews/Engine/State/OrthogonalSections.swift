// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The scroll views of orthogonal sections, and how far each section has scrolled.
@MainActor
final class OrthogonalSections {
  private var shown: [Int: OrthogonalScrollView] = [:]
  private var waiting: [OrthogonalScrollView] = []
  /// Where the sections on screen were laid out last.
  private var areas: [Int: OrthogonalArea] = [:]
  /// Offsets of sections, also of those out of sight.
  private var offsets: [Int: CGPoint] = [:]
  private var observers: [Int: [Int: (Int) -> Void]] = [:]
  private var nextObserver = 0

  var shownSections: [Int] { shown.keys.sorted() }

  func scrollView(ofSection section: Int) -> OrthogonalScrollView? { shown[section] }

  /// How far the section has scrolled; `nil` when it was never shown.
  func offset(ofSection section: Int) -> CGPoint? { offsets[section] }

  func setOffset(_ offset: CGPoint, ofSection section: Int) {
    let isChange = offsets[section] != offset
    offsets[section] = offset
    guard isChange, let told = observers[section] else { return }
    for observer in told.sorted(by: { $0.key < $1.key }) { observer.value(section) }
  }

  /// Scrolls a section to `offset`; at once when it is out of sight.
  func scroll(section: Int, to offset: CGPoint, animated: Bool) {
    if let scrollView = shown[section] {
      scrollView.setContentOffset(offset, animated: animated)
    } else {
      setOffset(offset, ofSection: section)
    }
  }

  /// Calls `observer`, with the section as it is numbered then, whenever its offset changes; answers
  /// the observer's number.
  func observe(section: Int, _ observer: @escaping (Int) -> Void) -> Int {
    nextObserver += 1
    observers[section, default: [:]][nextObserver] = observer
    return nextObserver
  }

  func removeObserver(_ number: Int) {
    for section in observers.keys { observers[section]?[number] = nil }
  }

  /// Where the section was laid out last, if it is on screen.
  func shownArea(ofSection section: Int) -> OrthogonalArea? { areas[section] }

  func note(_ area: OrthogonalArea, ofSection section: Int) { areas[section] = area }

  func show(_ scrollView: OrthogonalScrollView, section: Int) {
    shown[section] = scrollView
    scrollView.section = section
  }

  func takeWaiting() -> OrthogonalScrollView? { waiting.popLast() }

  /// Takes the section's scroll view out of the view tree; its offset is kept.
  func hide(section: Int) {
    areas[section] = nil
    if let scrollView = shown.removeValue(forKey: section) { putAway(scrollView) }
  }

  /// Keeps a scroll view for another section, which does not go on with its motion.
  private func putAway(_ scrollView: OrthogonalScrollView) {
    scrollView.section = nil
    scrollView.stopScrollingAndZooming()
    scrollView.removeFromSuperview()
    waiting.append(scrollView)
  }

  /// Forgets how far sections have scrolled.
  func forgetOffsets() { offsets.removeAll() }

  /// Gives offsets and scroll views to the sections as they are numbered after an update.
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
