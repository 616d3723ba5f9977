// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionControls
public import MullionViewTree

/// Shows a colour, and a colour picker when it is pressed.
///
/// Choosing a colour sends `valueChanged`. The picker is presented by the controller that the well's window shows.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// How wide and high a well is, in points.
  private static let side: CGFloat = 28
  private let ring = UIView()
  private let fill = UIView()

  /// What the picker is called.
  open var title: String?
  /// Whether a person may choose how opaque the colour is.
  open var supportsAlpha = true
  /// Whether a person may take a colour of the screen; kept.
  open var supportsEyedropper = true
  /// The colour; nil: none is chosen.
  open var selectedColor: UIColor? {
    didSet {
      fill.backgroundColor = selectedColor
      accessibilityValue = selectedColor?.accessibilityName
    }
  }

  /// A well without a colour; one of no size is as large as it wants to be.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  /// A well of an interface file.
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
