// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

extension AnimatedValue {
  /// Creates the value of `any` if it has the same kind as `other`, or returns `nil`.
  init?(_ any: Any, like other: AnimatedValue) {
    switch other {
    case .number:
      guard let number = Self.number(any) else { return nil }
      self = .number(number)
    case .point:
      guard let point = any as? CGPoint else { return nil }
      self = .point(point)
    case .size:
      guard let size = any as? CGSize else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = any as? CGRect else { return nil }
      self = .rect(rect)
    case .transform:
      if let map = any as? CATransform3D {
        self = .transform(map)
      } else if let map = any as? CGAffineTransform {
        self = .transform(CATransform3DMakeAffineTransform(map))
      } else {
        return nil
      }
    case .color:
      if let color = any as? CGColor {
        self = .color(DisplayColor(color))
      } else if let color = any as? UIColor {
        self = .color(color.displayColor(with: .current))
      } else {
        return nil
      }
    case .path:
      guard let path = any as? CGPath else { return nil }
      self = .path(path.shape)
    case .list(let values):
      guard let given = any as? [Any], let kind = values.first else { return nil }
      let list = given.compactMap { AnimatedValue($0, like: kind) }
      guard list.count == given.count else { return nil }
      self = .list(list)
    }
  }

  /// The value in the type that animations use.
  var any: Any {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let map): map
    case .color(let color): color.cgColor
    case .path(let shape): CGPath(shape)
    case .list(let values): values.map(\.any)
    }
  }

  /// Returns the number in `any`, or `nil` if it is not a number.
  static func number(of any: Any?) -> Double? { any.flatMap(number) }

  private static func number(_ any: Any) -> Double? {
    switch any {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  // MARK: Arithmetic

  /// The additive identity of the value's kind; for colours, paths and lists, the value itself.
  var zero: AnimatedValue {
    switch self {
    case .transform: .transform(CATransform3DIdentity)
    default: plus(negated)
    }
  }

  var negated: AnimatedValue {
    switch self {
    case .transform(let map):
      .transform(
        CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(map).inverted()))
    case .number, .point, .size, .rect: mixed(with: adding(-2, ofWayFrom: none, to: self), at: 1)
    case .color, .path, .list: self
    }
  }

  /// Returns the sum of both values, or the concatenation of two transforms; for other kinds and for
  /// different kinds, the other value.
  func plus(_ other: AnimatedValue) -> AnimatedValue {
    switch (self, other) {
    case (.transform(let first), .transform(let second)):
      .transform(CATransform3DConcat(second, first))
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect):
      adding(1, ofWayFrom: none, to: other)
    default: other
    }
  }

  private var none: AnimatedValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform, .color, .path, .list: self
    }
  }
}
