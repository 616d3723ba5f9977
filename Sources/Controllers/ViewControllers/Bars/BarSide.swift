// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A row of items, from the edge of a bar inwards.
final class BarSide {
  private enum Entry {
    case view(UIView)
    case space(CGFloat)
    case flexible
  }

  private var entries: [Entry] = []

  /// The views of the items.
  var views: [UIView] {
    entries.compactMap { entry in
      if case .view(let view) = entry { view } else { nil }
    }
  }

  /// Creates a row of `items`.
  @MainActor
  init(
    _ items: [UIBarButtonItem], plain: UIBarButtonItemAppearance?,
    done: UIBarButtonItemAppearance?
  ) {
    for item in items where !item.isHidden {
      switch item.content {
      case .fixedSpace: entries.append(.space(item.width))
      case .flexibleSpace: entries.append(.flexible)
      case .view(let view): entries.append(.view(view))
      case .title, .image, .glyph:
        let button = BarButton(item, appearance: item.style == .done ? done : plain)
        button.addAction(
          UIAction { [weak item, weak button] _ in item?.wasChosen(in: button) },
          for: .primaryActionTriggered)
        button.opensMenu(of: item)
        if item.width > 0 { widths[ObjectIdentifier(button)] = item.width }
        entries.append(.view(button))
      }
    }
  }

  private var widths: [ObjectIdentifier: CGFloat] = [:]

  @MainActor
  private func size(of view: UIView, height: CGFloat) -> CGSize {
    if view is BarButton {
      return CGSize(
        width: widths[ObjectIdentifier(view)] ?? view.sizeThatFits(.zero).width, height: height)
    }
    var size = view.bounds.size
    let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if !view.translatesAutoresizingMaskIntoConstraints || size.width <= 0 || size.height <= 0 {
      if wanted.width > 0 { size.width = wanted.width }
      if wanted.height > 0 { size.height = wanted.height }
      if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(.zero) }
    }
    size.height = min(size.height, height)
    return size
  }

  /// The padding on both sides of a custom view, in points.
  private static let viewPadding: CGFloat = 8

  /// Returns the width of all items, in points, without flexible spaces.
  @MainActor
  func width(height: CGFloat) -> CGFloat {
    entries.reduce(0) { width, entry in
      switch entry {
      case .view(let view):
        width + size(of: view, height: height).width
          + (view is BarButton ? 0 : 2 * Self.viewPadding)
      case .space(let space): width + space
      case .flexible: width
      }
    }
  }

  /// Lays out the items from `start`, away from the edge; `step` is 1 for the direction to the right and -1
  /// to the left.
  ///
  /// `room` is the available width in points, which determines the widths of the flexible spaces.
  @MainActor
  func place(from start: CGFloat, step: CGFloat, in row: CGRect, room: CGFloat) {
    let flexibleCount = entries.count { if case .flexible = $0 { true } else { false } }
    let spare = max(0, room - width(height: row.height))
    let share = flexibleCount > 0 ? spare / CGFloat(flexibleCount) : 0
    var at = start
    for entry in entries {
      switch entry {
      case .space(let space): at += step * space
      case .flexible: at += step * share
      case .view(let view):
        let size = size(of: view, height: row.height)
        let padding = view is BarButton ? 0 : Self.viewPadding
        at += step * padding
        let x = step > 0 ? at : at - size.width
        view.frame = CGRect(
          x: x.rounded(), y: row.minY + ((row.height - size.height) / 2).rounded(),
          width: size.width, height: size.height)
        at += step * (size.width + padding)
      }
    }
  }
}
