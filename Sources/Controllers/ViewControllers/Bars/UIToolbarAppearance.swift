// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsChanged() }
  }
  /// The appearance of prominent (`done`) buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { buttonsChanged() }
  }

  /// Creates the system's appearance for the given idiom.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    buttonsChanged()
  }

  /// Creates an appearance with the background of `barAppearance`, and with its buttons if `barAppearance` is
  /// a `UIToolbarAppearance`.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance = other.buttonAppearance.duplicate()
      doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }
    buttonsChanged()
  }

  /// Creates the system's appearance.
  public required convenience init?(coder: NSCoder) {
    self.init(idiom: .phone)
  }

  private func buttonsChanged() {
    partsChanged([buttonAppearance, doneButtonAppearance])
  }
}
