// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The list of search suggestions below a search field, in front of all other content while the field is
/// edited.
@MainActor
final class FieldSuggestions {
  /// The distance between field and list, and of the list from the window's edges, in points.
  private static let gap: CGFloat = 8
  /// The minimum width of the list, in points.
  private static let leastWidth: CGFloat = 240

  private weak var field: UISearchTextField?
  private let card = UIView()
  private let list = SuggestionList()
  private var isEmpty = true

  init(of field: UISearchTextField) {
    self.field = field
    list.layer.cornerRadius = 12
    list.clipsToBounds = true
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 16
    card.layer.shadowOffset = CGSize(width: 0, height: 6)
    card.addSubview(list)
  }

  /// Replaces the displayed suggestions, and updates the list.
  func show(_ suggestions: [any UISearchSuggestion]) {
    isEmpty = suggestions.isEmpty
    list.show(suggestions) { [weak self] chosen in
      guard let self, let field else { return }
      isEmpty = true
      update()
      (field.delegate as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: chosen)
    }
    update()
  }

  /// Places the list, or removes it if it must not be visible.
  func update() {
    guard !isEmpty, let field, field.isEditing, let window = field.window else {
      card.removeFromSuperview()
      return
    }
    if card.superview !== window || window.subviews.last !== card { window.addSubview(card) }
    card.traitOverrides.userInterfaceStyle = field.traitCollection.userInterfaceStyle
    let frame = frame(below: field, in: window)
    if card.frame != frame { card.frame = frame }
    list.frame = card.bounds
  }

  private func frame(below field: UIView, in window: UIWindow) -> CGRect {
    let below = field.convert(field.bounds, to: window)
    let room = window.room(margin: Self.gap)
    let width = min(room.width, max(Self.leastWidth, below.width))
    let x = max(room.minX, min(below.midX - width / 2, room.maxX - width))
    let y = below.maxY + Self.gap
    let height = min(list.contentHeight(inWidth: width), max(0, room.maxY - y))
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
