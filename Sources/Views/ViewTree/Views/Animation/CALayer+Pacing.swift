// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

extension CALayer: PacedLayer {
  func resumeAnimations(in animator: LayerAnimator) {
    guard let animations else { return }
    recordAnimationChange(animations.all)
    animator.add(self)
  }

  func paintedValue(of property: LayerProperty) -> AnimatedValue {
    property.value(in: painted(with: nil))
  }

  func modelValue(of property: LayerProperty) -> AnimatedValue {
    property.value(in: LayerValues(self))
  }

  func setAnimated(_ property: LayerProperty, to value: AnimatedValue) {
    switch (property, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): position = point
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.transform, .transform(let map)): transform = map
    case (.zPosition, .number(let number)): zPosition = number
    case (.opacity, .number(let number)): opacity = Float(number)
    case (.cornerRadius, .number(let number)): cornerRadius = number
    case (.borderWidth, .number(let number)): borderWidth = number
    case (.shadowOpacity, .number(let number)): shadowOpacity = Float(number)
    case (.shadowRadius, .number(let number)): shadowRadius = number
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.borderColor, .color(let color)): borderColor = color.cgColor
    case (.shadowColor, .color(let color)): shadowColor = color.cgColor
    case (.backgroundColor, .color(let color)):
      if let view, view.backgroundColor != nil {
        view.backgroundColor = UIColor(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      } else {
        backgroundColor = color.cgColor
      }
    default: break
    }
  }
}
