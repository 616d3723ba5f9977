// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
public import Foundation
import ViewTree

/// The text field of a search bar.
///
/// Known gaps: tokens.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let ground = UIView()

  /// A search field that fills `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  /// A search field of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
    coder.fill(self, as: UISearchTextField.self)
  }

  /// The font of search bars, which grows with the size of text that people chose up to a limit
  /// that is ours: beside a button to cancel there has to be room for words.
  static var growingFont: UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 28)
  }

  private func dress() {
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = 10
    ground.isUserInteractionEnabled = false
    insertSubview(ground, at: 0)
    leftView = Magnifier(frame: CGRect(x: 0, y: 0, width: 28, height: 20))
    leftViewMode = .always
    clearButtonMode = .whileEditing
    placeholderLabel.textColor = .secondaryLabel
    font = Self.growingFont
    adjustsFontForContentSizeCategory = true
    returnKeyType = .search
    autocorrectionType = .default
  }

  /// How far a search bar moves the text, in points.
  var textOffset = UIOffset.zero {
    didSet { if textOffset != oldValue { setNeedsLayout() } }
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.textRect(forBounds: bounds)
    let isCleared = showsClear
    let (left, right): (CGFloat, CGFloat) =
      isMirrored ? (isCleared ? 4 : 8, 2) : (2, isCleared ? 4 : 8)
    return rect.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
      .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -2 : 2, dy: 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width + 10,
      height: max(36, super.intrinsicContentSize.height + 2))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
  }

  override var accessibleRole: AccessibilityRole { .searchField }
}
