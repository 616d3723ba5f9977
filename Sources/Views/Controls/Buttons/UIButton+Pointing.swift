// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIButton {
  /// A closure that returns the pointer style of a button, given the proposed effect and shape.
  ///
  /// It returns `nil` for no effect.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

  /// Whether the button has a pointer effect; `false` by default.
  public var isPointerInteractionEnabled: Bool {
    get { pointing?.isEnabled ?? false }
    set {
      if !newValue, pointing == nil { return }
      madePointing.isEnabled = newValue
    }
  }

  /// The provider of the button's pointer style; setting one enables the pointer interaction.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { pointing?.provider }
    set {
      if newValue == nil, pointing == nil { return }
      madePointing.provider = newValue
      if newValue != nil { madePointing.isEnabled = true }
      madePointing.invalidate()
    }
  }

  private var pointing: ButtonPointing? {
    interactions.lazy.compactMap { $0 as? ButtonPointing }.first
  }

  private var madePointing: ButtonPointing {
    if let pointing { return pointing }
    let made = ButtonPointing(of: self)
    made.isEnabled = false
    addInteraction(made)
    return made
  }
}
