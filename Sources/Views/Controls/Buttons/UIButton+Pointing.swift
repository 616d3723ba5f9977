// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIButton {
  /// Makes what is seen of a button while a pointer is over it from what is proposed; nil: nothing.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

  /// Whether the button shows that a pointer is over it; false unless changed.
  public var isPointerInteractionEnabled: Bool {
    get { pointing?.isEnabled ?? false }
    set {
      if !newValue, pointing == nil { return }
      madePointing.isEnabled = newValue
    }
  }

  /// Makes what is seen while a pointer is over the button; setting one enables it.
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
