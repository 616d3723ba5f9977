// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The execution of a scroll of one scroll view.
@MainActor
struct ScrollRun {
  /// The part of the visible length that a scroll without a distance moves.
  private static let page: CGFloat = 0.8
  /// The maximum number of pages that a search for a text scrolls.
  private static let longestSearch = 400

  private let harness: CollectionViewHarness
  private let element: ScreenElement
  private let view: UIScrollView

  /// Creates a scroll of the element with a reference, of the scroll view around it, or of the first scroll
  /// view on the screen that can be scrolled.
  ///
  /// - Throws: `Obstacle` when the element is not on the screen, or there is no scroll view.
  init(
    _ harness: CollectionViewHarness, _ inspection: Inspection, _ reference: String?
  ) throws(Obstacle) {
    self.harness = harness
    let all = inspection.all.map(\.element)
    guard let reference else {
      let candidates = all.filter {
        ($0.view as? UIScrollView).map { ScrollRange($0).canScroll } == true
      }
      let largest = candidates.max {
        $0.seen.width * $0.seen.height < $1.seen.width * $1.seen.height
      }
      guard let largest, let view = largest.view as? UIScrollView else {
        throw Obstacle("nothing on the screen can be scrolled.")
      }
      (element, self.view) = (largest, view)
      return
    }
    let target = try ReferenceFinder(inspection, harness.references).element(reference)
    let around = sequence(first: target.view, next: { $0?.superview })
      .compactMap { $0 as? UIScrollView }
    guard let view = around.first(where: { ScrollRange($0).canScroll }) ?? around.first else {
      throw Obstacle("\(target.words) is not in a scroll view.")
    }
    self.view = view
    element = all.first { $0.view === view } ?? target
  }

  // MARK: Distances

  /// Scrolls by a distance in points, or by most of the visible part.
  ///
  /// - Throws: `Obstacle` when the scroll view is at its end.
  func scroll(_ direction: ScreenAction.Direction, by points: CGFloat?) throws(Obstacle) {
    let isVertical = direction == .up || direction == .down
    let insets = view.adjustedContentInset
    let length =
      isVertical
      ? view.bounds.height - insets.top - insets.bottom
      : view.bounds.width - insets.left - insets.right
    let distance = points ?? max(1, (length * Self.page).rounded())
    let signed = direction == .up || direction == .left ? -distance : distance
    let before = view.contentOffset
    let wanted = CGPoint(
      x: before.x + (isVertical ? 0 : signed), y: before.y + (isVertical ? signed : 0))
    move(to: wanted, from: before)
    guard view.contentOffset == before else { return }
    let range = ScrollRange(view)
    let sides = [
      before.y > range.start.y + 0.5 ? "up" : nil, before.y < range.end.y - 0.5 ? "down" : nil,
      before.x > range.start.x + 0.5 ? "left" : nil, before.x < range.end.x - 0.5 ? "right" : nil,
    ].compactMap { $0 }
    throw Obstacle(
      "\(element.words) is at its end; it "
        + (sides.isEmpty
          ? "can't be scrolled." : "can be scrolled \(sides.joined(separator: " or "))."))
  }

  /// Scrolls by a scroll wheel over the view, as the user does; directly if the wheel does not reach it.
  private func move(to wanted: CGPoint, from before: CGPoint) {
    let target = ScrollRange(view).nearest(to: wanted)
    let delta = CGVector(dx: target.x - before.x, dy: target.y - before.y)
    guard delta.dx != 0 || delta.dy != 0 else { return }
    let middle = CGPoint(x: element.seen.midX, y: element.seen.midY)
    let others = AllOffsets(in: harness.view)
    harness.scroll(by: delta, at: middle)
    harness.finishMotion()
    guard view.contentOffset == before, others.areUnchanged else { return }
    set(target)
  }

  private func set(_ offset: CGPoint) {
    harness.act { _ in view.setContentOffset(offset, animated: false) }
    harness.layout()
  }

  // MARK: Searches

  /// Scrolls until the element with a reference or a text is visible.
  ///
  /// - Throws: `Obstacle` when there is no such element.
  func scroll(to wanted: String) throws(Obstacle) {
    let isReference = ReferenceTable.number(of: wanted) != nil
    if isReference, try reveal(reference: wanted) { return }
    let begin = view.contentOffset
    if show(wanted, isReference) { return }
    for offset in [begin, ScrollRange(view).start] {
      set(offset)
      for _ in 0..<Self.longestSearch {
        if show(wanted, isReference) { return }
        let before = view.contentOffset
        set(ScrollRange(view).nearest(to: next(after: before)))
        if view.contentOffset == before { break }
      }
    }
    let names = texts
    set(begin)
    let nearest = isReference ? nil : NearestNames.sentence(wanted, in: names)
    throw Obstacle(
      "\(element.words) has no element '\(wanted)'"
        + (nearest.map { "; \($0)" } ?? "; look lists those on the screen") + ".")
  }

  private func next(after offset: CGPoint) -> CGPoint {
    let range = ScrollRange(view)
    let isVertical = range.end.y - range.start.y >= 1
    return CGPoint(
      x: offset.x + (isVertical ? 0 : view.bounds.width * Self.page / 2),
      y: offset.y + (isVertical ? view.bounds.height * Self.page / 2 : 0))
  }

  private var inspection: Inspection { Inspection(harness.surface, harness.references) }

  private var texts: [String] {
    inspection.all.map(\.element).filter { $0.view?.isDescendant(of: view) == true }
      .compactMap(\.text)
  }

  /// Scrolls to a cell or view that is out of sight, and returns whether it is in this scroll view.
  private func reveal(reference: String) throws(Obstacle) -> Bool {
    let inspection = inspection
    guard let number = ReferenceTable.number(of: reference),
      let entry = harness.references.entry(number)
    else {
      _ = try ReferenceFinder(inspection, harness.references).element(reference)
      return true
    }
    guard inspection.element(number) == nil,
      let item = ListItemFinder(inspection, harness.references).list(of: entry.key)
    else { return false }
    harness.act { _ in ListItem(list: item.list, indexPath: item.indexPath).scroll() }
    harness.layout()
    return true
  }

  /// Moves the element with a reference or a text into the visible area if it has a view, and returns whether
  /// it has.
  private func show(_ wanted: String, _ isReference: Bool) -> Bool {
    let inspection = inspection
    let found = inspection.all.map(\.element).first { element in
      guard let view = element.view, view !== self.view, view.isDescendant(of: self.view) else {
        return false
      }
      return isReference ? element.reference == wanted : Self.contains(element, wanted)
    }
    guard let view = found?.view else { return false }
    guard let indexPath = found?.indexPath, found?.role == "cell",
      let list = ElementIdentity.list(of: view)
    else {
      let frame = view.convert(view.bounds, to: self.view)
      harness.act { _ in self.view.scrollRectToVisible(frame, animated: false) }
      harness.layout()
      return true
    }
    let area = CGRect(origin: .zero, size: harness.size)
    if let found, found.seen != found.frame || !area.contains(found.frame) {
      harness.act { _ in ListItem(list: list, indexPath: indexPath).scroll() }
      harness.layout()
    }
    return true
  }

  private static func contains(_ element: ScreenElement, _ text: String) -> Bool {
    element.identifier == text || element.text == text
      || element.text?.localizedCaseInsensitiveContains(text) == true
  }
}

/// The content offsets of all scroll views in a view at one moment.
@MainActor
private struct AllOffsets {
  private var offsets: [(view: UIScrollView, offset: CGPoint)] = []

  init(in view: UIView) { record(view) }

  private mutating func record(_ view: UIView) {
    if let scrollView = view as? UIScrollView {
      offsets.append((scrollView, scrollView.contentOffset))
    }
    for subview in view.subviews { record(subview) }
  }

  /// Whether no scroll view has moved since.
  var areUnchanged: Bool { offsets.allSatisfy { $0.view.contentOffset == $0.offset } }
}
