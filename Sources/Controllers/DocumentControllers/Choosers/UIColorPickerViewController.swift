// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewControllers
public import MullionViewTree

/// Lets a person choose a colour.
///
/// Present it, or show it in a popover; the person closes it.
///
/// Differs from UIKit: there is the board of colours alone, no spectrum, no sliders, no saved colours and none of the screen's
/// (``supportsEyedropper`` is kept).
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Hears what the person chooses.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// The colour that is chosen; setting it tells nobody.
  open var selectedColor = UIColor.white {
    didSet { chooser?.color = selectedColor }
  }
  /// Whether the person may choose how opaque the colour is.
  open var supportsAlpha = true {
    didSet { chooser?.hasOpacity = supportsAlpha }
  }
  /// Whether the person may take a colour of the screen; kept.
  open var supportsEyedropper = true

  private weak var chooser: ColorChooser?
  /// Hears of each colour beside the delegate.
  var onChoice: (UIColor) -> Void = { _ in }

  /// A picker in which white is chosen.
  public init() {
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 375, height: 500)
  }

  /// A picker in which white is chosen.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    preferredContentSize = CGSize(width: 375, height: 500)
  }

  /// A picker of an interface file, in which white is chosen.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    preferredContentSize = CGSize(width: 375, height: 500)
  }

  open override func loadView() {
    let chooser = ColorChooser(title ?? "Colors") { [weak self] in
      self?.close()
    } onChange: { [weak self] in
      self?.chose($0, goesOn: $1)
    }
    chooser.color = selectedColor
    chooser.hasOpacity = supportsAlpha
    self.chooser = chooser
    view = chooser
  }

  private func chose(_ color: UIColor, goesOn: Bool) {
    selectedColor = color
    onChoice(color)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: goesOn)
  }

  private func close() {
    guard presentingViewController != nil else { return personDismissed() }
    dismiss(animated: true) { [self] in personDismissed() }
  }
}

extension UIColorPickerViewController: PersonDismissable {
  /// Tells the delegate that a person ended the presentation.
  package func personDismissed() { delegate?.colorPickerViewControllerDidFinish(self) }
}
