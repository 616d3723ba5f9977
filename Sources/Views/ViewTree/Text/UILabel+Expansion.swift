// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UILabel: HoverGiving {
  /// The object that shows the whole text of a truncated label; `nil` if the label does not show it.
  var hoverTaking: (any HoverTaking)? {
    guard showsExpansionTextWhenTruncated, isTruncated else { return nil }
    let known = expansion ?? LabelExpansion(self)
    expansion = known
    return known
  }

  /// Whether a part of the text does not fit in the bounds.
  private var isTruncated: Bool {
    guard bounds.width > 0, bounds.height > 0 else { return false }
    if attributes != nil { return isAttributedTextTruncated }
    guard let text, !text.isEmpty else { return false }
    return plainLayout(drawnRequest(text, in: bounds.size)).isTruncated
  }
}

/// An object that shows the whole text of a truncated label while a pointer rests over it.
@MainActor
private final class LabelExpansion: HoverTaking {
  private weak var label: UILabel?
  private let presenter = ToolTipPresenter()

  init(_ label: UILabel) {
    self.label = label
  }

  func hover(at point: CGPoint?) {
    guard let point, let label, let root = label.surface?.root else { return presenter.end() }
    guard !presenter.isShown else { return }
    let place = label.convert(point.applying(root.layer.placement.inverted()), from: root)
    presenter.wait(in: label, at: place) { [weak label] in label?.text }
  }
}
