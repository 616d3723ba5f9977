// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The scroll indicators of a scroll view, which are visible while the content moves and fade out afterwards.
///
/// Programmatic changes without animation do not show them.
@MainActor
final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// The time that indicators remain visible after the last change, in seconds; `fade` is the duration of the
  /// fade.
  private static let stay: TimeInterval = 0.6
  private static let fade: TimeInterval = 0.3

  @Whole private var view: UIScrollView
  private let vertical = NSObject()
  private let horizontal = NSObject()
  private var lastMove: TimeInterval = 0
  private var opacity: CGFloat = 0
  private var callbackIsSet = false

  init(_ view: UIScrollView) {
    _view = Whole(wrappedValue: view)
  }

  /// Shows the indicators after a movement by the user or an animation.
  func contentMoved() { show() }

  /// Shows the indicators briefly.
  func show() {
    guard let surface = view.surface else { return }
    lastMove = surface.now
    opacity = 1
    view.setPictureStale()
    guard !callbackIsSet else { return }
    callbackIsSet = true
    surface.addFrameCallback { [weak self] time in
      guard let self, let view = $view else { return false }
      callbackIsSet = withExtendedLifetime(view) { self.step(to: time) }
      return callbackIsSet
    }
  }

  func settingsChanged() {
    if opacity > 0 { view.setPictureStale() }
  }

  private func step(to time: TimeInterval) -> Bool {
    guard view.surface != nil else {
      opacity = 0
      return false
    }
    if view.isTracking { lastMove = time }
    let share = (time - lastMove - Self.stay) / Self.fade
    let now = CGFloat(max(0, min(1, 1 - share)))
    if now != opacity {
      opacity = now
      view.setPictureStale()
    }
    return opacity > 0
  }

  // MARK: Drawing

  /// The display nodes of the visible indicators.
  var nodes: [DisplayNode] {
    guard opacity > 0 else { return [] }
    var result: [DisplayNode] = []
    if view.showsVerticalScrollIndicator, let bar = verticalBar {
      result.append(node(vertical, bar))
    }
    if view.showsHorizontalScrollIndicator, let bar = horizontalBar {
      result.append(node(horizontal, bar))
    }
    return result
  }

  private func node(_ identity: NSObject, _ bar: CGRect) -> DisplayNode {
    DisplayNode(
      identity: ObjectIdentifier(identity), contentVersion: view.tree.pictureVersion, bounds: bar,
      alpha: opacity,
      commands: [.fill(RoundedRect(bar, radius: Self.thickness / 2), color)])
  }

  private var color: DisplayColor {
    let isLight =
      switch view.indicatorStyle {
      case .default: view.traitCollection.userInterfaceStyle == .dark
      case .black: false
      case .white: true
      }
    let level = isLight ? 1.0 : 0.0
    return DisplayColor(red: level, green: level, blue: level, alpha: 0.35)
  }

  private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
    guard view.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let safe = view.inheritedSafeAreaInsets
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  private var verticalBar: CGRect? {
    let room = view.bounds.inset(by: insets(view.verticalScrollIndicatorInsets))
    let range = view.scroller.range
    guard view.scroller.hasRange(.vertical),
      let bar = bar(
        offset: view.contentOffset.y, least: range.least.y, greatest: range.greatest.y,
        visible: view.bounds.height, track: room.height - 2 * Self.margin)
    else { return nil }
    // At the trailing edge.
    let x =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? room.minX + Self.margin : room.maxX - Self.margin - Self.thickness
    return CGRect(
      x: x, y: room.minY + Self.margin + bar.start, width: Self.thickness, height: bar.length)
  }

  private var horizontalBar: CGRect? {
    let room = view.bounds.inset(by: insets(view.horizontalScrollIndicatorInsets))
    let range = view.scroller.range
    guard view.scroller.hasRange(.horizontal),
      let bar = bar(
        offset: view.contentOffset.x, least: range.least.x, greatest: range.greatest.x,
        visible: view.bounds.width, track: room.width - 2 * Self.margin)
    else { return nil }
    return CGRect(
      x: room.minX + Self.margin + bar.start, y: room.maxY - Self.margin - Self.thickness,
      width: bar.length, height: Self.thickness)
  }

  /// Returns the start and the length of an indicator on a track of the given length, in points, or `nil` for
  /// none; the indicator shrinks while content is pulled beyond its edge.
  private func bar(
    offset: CGFloat, least: CGFloat, greatest: CGFloat, visible: CGFloat, track: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    guard track > 2 * Self.shortest, greatest > least, visible > 0 else { return nil }
    let full = max(Self.shortest, track * visible / (visible + greatest - least))
    let over = max(least - offset, offset - greatest, 0)
    let length = max(Self.thickness * 2, full - over)
    let share = max(0, min(1, (offset - least) / (greatest - least)))
    return (share * (track - length), length)
  }
}
