// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The tokens of a search field, in front of its text.
///
/// If they do not fit, the last ones are visible.
final class SearchTokenStrip: UIView, TextCompanion {
  private static let gap: CGFloat = 4
  private static let inset: CGFloat = 4

  private(set) var views: [SearchTokenView] = []
  /// The range of selected tokens, which a deletion or an insertion removes if the field permits it.
  var chosen = 0..<0 {
    didSet { if chosen != oldValue { show() } }
  }
  /// The background colour of tokens, or `nil` for a system fill colour.
  var ground: UIColor? { didSet { if ground != oldValue { show() } } }
  /// The font, set in each layout of the field.
  var font: UIFont = .systemFont(ofSize: 17) { didSet { if font != oldValue { show() } } }
  /// The closure called with the index of a token that was pressed.
  var onPress: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  var tokens: [UISearchToken] { views.map(\.token) }
  var isEmpty: Bool { views.isEmpty }
  var words: [String] { tokens.map(\.text) }

  /// Displays other tokens; the views of tokens that remain are reused.
  func show(_ tokens: [UISearchToken]) {
    let old = views
    views = tokens.map { token in
      old.first { $0.token === token } ?? make(token)
    }
    for view in old where !views.contains(view) { view.removeFromSuperview() }
    for view in views where view.superview !== self { addSubview(view) }
    chosen = 0..<0
    show()
  }

  private func make(_ token: UISearchToken) -> SearchTokenView {
    let view = SearchTokenView(token)
    view.addAction(
      UIAction { [weak self, weak view] _ in
        guard let self, let view, let index = views.firstIndex(of: view) else { return }
        onPress?(index)
      }, for: .primaryActionTriggered)
    return view
  }

  private func show() {
    for (index, view) in views.enumerated() {
      view.show(isChosen: chosen.contains(index), ground: ground, font: font)
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The width that fits all tokens, in points.
  var wantedWidth: CGFloat {
    views.isEmpty ? 0 : views.reduce(0) { $0 + $1.wantedWidth } + CGFloat(views.count) * Self.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = max(0, bounds.height - 2 * Self.inset)
    var x = min(0, bounds.width - wantedWidth)
    for view in views {
      let width = min(view.wantedWidth, max(bounds.width - Self.gap, 0))
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: Self.inset, width: width, height: height)
      x += width + Self.gap
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// Removes all tokens.
  func clear() { show([]) }
}
