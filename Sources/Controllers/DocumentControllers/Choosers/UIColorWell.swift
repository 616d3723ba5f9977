// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionControls
public import MullionViewTree

/// A control that shows a colour, and presents a colour picker when it is pressed.
///
/// Choosing a colour sends `.valueChanged`. The picker is presented by the innermost visible view controller
/// of the well's window.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The side length of a well, in points.
  private static let side: CGFloat = 28
  private let ring = UIView()
  private let fill = UIView()

  /// The title of the colour picker that the well presents, or `nil` for the picker's default title.
  open var title: String?
  /// Whether the user can change the opacity.
  open var supportsAlpha = true
  /// Whether the user can pick a colour from the screen.
  ///
  /// - Note: Has no effect on Linux.
  open var supportsEyedropper = true
  /// The selected colour, or `nil` if there is none.
  open var selectedColor: UIColor? {
    didSet {
      fill.backgroundColor = selectedColor
      accessibilityValue = selectedColor?.accessibilityName
    }
  }

  /// Creates a well without a colour; a frame of zero size takes the intrinsic size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  /// Creates a well from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
  }

  private func dress() {
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
    ring.layer.borderWidth = 3
    ring.layer.borderColor = UIColor.systemBlue.cgColor
    for view in [ring, fill] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = "Color"
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.pick() }, for: .primaryActionTriggered)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let square = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    ring.frame = square
    ring.layer.cornerRadius = side / 2
    fill.frame = square.insetBy(dx: 5, dy: 5)
    fill.layer.cornerRadius = max(0, side / 2 - 5)
  }

  private func pick() {
    guard let presenter = window?.rootViewController?.innermostShown else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    picker.supportsEyedropper = supportsEyedropper
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.onChoice = { [weak self] color in
      self?.selectedColor = color
      self?.sendActions(for: .valueChanged)
    }
    presenter.present(picker, animated: true)
  }
}
