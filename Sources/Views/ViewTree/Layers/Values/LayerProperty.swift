// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// An animatable property of layers, identified by its key path.
enum LayerProperty: String, Hashable, Sendable {
  case bounds, position, anchorPoint, transform, zPosition, opacity
  case cornerRadius, borderWidth, borderColor, backgroundColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius

  /// Whether the property affects only the placement or opacity of the layer and not its picture.
  var movesOnly: Bool {
    switch self {
    case .position, .anchorPoint, .transform, .zPosition, .opacity: true
    default: false
    }
  }

  func value(in values: LayerValues) -> AnimatedValue {
    switch self {
    case .bounds: .rect(values.bounds)
    case .position: .point(values.position)
    case .anchorPoint: .point(values.anchorPoint)
    case .transform: .transform(values.transform)
    case .zPosition: .number(values.zPosition)
    case .opacity: .number(values.opacity)
    case .cornerRadius: .number(values.cornerRadius)
    case .borderWidth: .number(values.borderWidth)
    case .borderColor: .color(values.borderColor)
    case .backgroundColor: .color(values.backgroundColor)
    case .shadowColor: .color(values.shadowColor)
    case .shadowOpacity: .number(values.shadowOpacity)
    case .shadowOffset: .size(values.shadowOffset)
    case .shadowRadius: .number(values.shadowRadius)
    }
  }

  /// Sets the property in `values`; a value of another kind is ignored.
  func set(_ value: AnimatedValue, in values: inout LayerValues) {
    switch (self, value) {
    case (.bounds, .rect(let rect)):
      values.bounds = CGRect(
        x: rect.origin.x, y: rect.origin.y, width: max(0, rect.size.width),
        height: max(0, rect.size.height))
    case (.position, .point(let point)): values.position = point
    case (.anchorPoint, .point(let point)): values.anchorPoint = point
    case (.transform, .transform(let map)): values.transform = map
    case (.zPosition, .number(let number)): values.zPosition = number
    case (.opacity, .number(let number)): values.opacity = number
    case (.cornerRadius, .number(let number)): values.cornerRadius = max(0, number)
    case (.borderWidth, .number(let number)): values.borderWidth = max(0, number)
    case (.shadowOffset, .size(let size)): values.shadowOffset = size
    case (.shadowOpacity, .number(let number)): values.shadowOpacity = max(0, number)
    case (.shadowRadius, .number(let number)): values.shadowRadius = max(0, number)
    case (_, .color(let color)): set(color, in: &values)
    default: break
    }
  }

  private func set(_ color: DisplayColor, in values: inout LayerValues) {
    switch self {
    case .borderColor: values.borderColor = color
    case .backgroundColor: values.backgroundColor = color
    case .shadowColor: values.shadowColor = color
    default: break
    }
  }
}
