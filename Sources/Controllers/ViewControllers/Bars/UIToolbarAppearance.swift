// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// What a toolbar looks like.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// What plain buttons look like.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsChanged() }
  }
  /// What buttons look like that stand out.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { buttonsChanged() }
  }

  /// The system's appearance on the given kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    buttonsChanged()
  }

  /// An appearance of the same background, and of the same buttons when it is a toolbar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance = other.buttonAppearance.duplicate()
      doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }
    buttonsChanged()
  }

  /// The system's appearance.
  public required convenience init?(coder: NSCoder) {
    self.init(idiom: .phone)
  }

  private func buttonsChanged() {
    partsChanged([buttonAppearance, doneButtonAppearance])
  }
}
