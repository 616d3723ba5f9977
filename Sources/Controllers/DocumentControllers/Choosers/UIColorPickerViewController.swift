// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewControllers
public import MullionViewTree

/// A view controller in which the user chooses a colour.
///
/// Present it, or show it in a popover; the user closes it.
///
/// Differs from UIKit: the user chooses from a grid of colours and sets the opacity; there are no spectrum,
/// no sliders for colour components, no saved colours and no eyedropper.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The delegate that is notified of the user's choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// The selected colour; setting it does not notify the delegate.
  open var selectedColor = UIColor.white {
    didSet { chooser?.color = selectedColor }
  }
  /// Whether the user can change the opacity.
  open var supportsAlpha = true {
    didSet { chooser?.hasOpacity = supportsAlpha }
  }
  /// Whether the user can pick a colour from the screen.
  ///
  /// - Note: Has no effect on Linux.
  open var supportsEyedropper = true

  private weak var chooser: ColorChooser?
  /// The closure called for each chosen colour, in addition to the delegate.
  var onChoice: (UIColor) -> Void = { _ in }

  /// Creates a picker with white selected.
  public init() {
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 375, height: 500)
  }

  /// Creates a picker with white selected.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    preferredContentSize = CGSize(width: 375, height: 500)
  }

  /// Creates a picker from an interface file, with white selected.
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
  /// Notifies the delegate that the user ended the presentation.
  package func personDismissed() { delegate?.colorPickerViewControllerDidFinish(self) }
}
